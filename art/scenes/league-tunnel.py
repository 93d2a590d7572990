"""League: the players' tunnel, an hour before the whistle, with the floodlit pitch at its end."""

import numpy as np

from materials import concrete, glow, steel, surface
from scene_kit import camera, expose, plain_sky, softbox
from shapes import Batch, ground, only_seen
from turf import far_stand

LONG, HALF, HIGH = 17.0, 1.7, 2.7


def walls():
    """Painted blockwork with a band of the league's colours, a kerb, and doors let into it."""
    grey = concrete('wall', '#4B5350', '#3A4240')
    shell = Batch()
    for side in (-1, 1):
        shell.box((0.3, LONG + 8, HIGH), (side * (HALF + 0.15), LONG / 2 - 4, HIGH / 2))
    shell.box((2 * HALF + 0.6, LONG + 8, 0.3), (0, LONG / 2 - 4, HIGH + 0.15))
    shell.box((9, 0.6, 3.4), (HALF + 4.6, LONG - 0.3, 1.7)).box((9, 0.6, 3.4), (-HALF - 4.6, LONG - 0.3, 1.7))
    shell.box((16, 0.6, 2.4), (0, LONG - 0.3, HIGH + 1.4))
    shell.make('walls', grey, smooth=False)
    for level, tall, colour, shade in ((1.02, 0.34, '#0E5A3C', '#0A4730'), (1.4, 0.07, '#DDA50E', '#BE8A08'), (0.66, 0.07, '#A81420', '#8C0E18')):
        band = Batch()
        for side in (-1, 1):
            band.box((0.012, LONG + 8, tall), (side * (HALF - 0.004), LONG / 2 - 4, level))
        band.make('band', surface('band' + colour, colour, shade, (0.28, 0.5), 0, 3))
    doors, trim = Batch(), Batch()
    for side, y in ((-1, 5.2), (1, 8.4), (-1, 11.6)):
        doors.box((0.05, 1.0, 2.1), (side * (HALF - 0.01), y, 1.05))
        for dy in (-0.55, 0.55):
            trim.box((0.09, 0.09, 2.2), (side * (HALF - 0.01), y + dy, 1.1))
        trim.box((0.09, 1.19, 0.09), (side * (HALF - 0.01), y, 2.16)).tube((side * (HALF - 0.08), y - 0.35, 1.0), (side * (HALF - 0.08), y - 0.35, 1.16), 0.014)
    for side in (-1, 1):
        trim.box((0.04, LONG + 8, 0.12), (side * (HALF - 0.02), LONG / 2 - 4, 0.06))
        trim.tube((side * (HALF - 0.16), -4, HIGH - 0.14), (side * (HALF - 0.16), LONG, HIGH - 0.14), 0.045)
        trim.box((0.16, 0.5, HIGH), (side * (HALF - 0.04), LONG - 0.25, HIGH / 2))
    doors.make('doors', surface('door', '#26302D', '#1C2422', (0.3, 0.5), 0, 2), 0.004)
    trim.make('trim', steel('trim', '#5E6664', '#434A48', rough=(0.35, 0.55)), 0.003)


def lamps():
    """Strip lamps along the ceiling, each with the light that it gives."""
    tubes, trays = Batch(), Batch()
    for k in range(6):
        y = -0.8 + k * 3.2
        tubes.box((0.09, 1.35, 0.03), (0, y, HIGH - 0.085))
        trays.box((0.2, 1.45, 0.06), (0, y, HIGH - 0.03))
        softbox((0, y, HIGH - 0.12), (0, y, 0), (0.1, 1.35), 75, '#F4E7CC')
    only_seen(tubes.make('tubes', glow('tubes', '#FFF0D2', 9)))
    trays.make('trays', steel('trays', '#8A8F8E'))


def build():
    rng = np.random.default_rng(2)
    walls()
    lamps()
    floor = surface('floor', '#2B302E', '#1C201F', (0.2, 0.42), 0, 1.1, bump=0.0002, bump_scale=14)
    Batch().box((2 * HALF, LONG + 8, 0.1), (0, LONG / 2 - 4, -0.05)).make('floor', floor)
    mat = Batch().box((1.3, LONG - 1.2, 0.014), (0, LONG / 2 - 0.2, 0.006))
    mat.make('mat', surface('mat', '#14512F', '#0E3F25', (0.85, 0.98), 0, 40, bump=0.004, bump_scale=300))
    ground(surface('grass', '#3A7A2C', '#2C6422', (0.7, 0.95), 0, 0.8, contrast=(0.25, 0.75), bump=0.03, bump_scale=8), 90, -0.02, (0, LONG + 90.1))
    lines = Batch().box((80, 0.12, 0.01), (0, LONG + 6, 0)).box((0.12, 60, 0.01), (0.7, LONG + 36, 0))
    lines.make('chalk', surface('chalk', '#E4E6E0', rough=(0.8, 0.9)), smooth=False)
    far_stand(rng, 7000)
    Batch().box((200, 1, 30), (0, 74, 9)).make('night', surface('night', '#12281F', rough=(0.9, 0.9)))
    softbox((0, 48, 40), (0, 38, 0), (90, 20), 15000, '#FFF4DC')
    softbox((0, 50, 40), (0, 66, 4), (80, 4), 16000, '#FFF0D8')
    softbox((0, LONG + 3, 4.5), (0, 6, 0), (5, 2), 700, '#FFF0D2')
    plain_sky('#0A201A', 0.3)
    camera((-0.55, -1.5, 1.5), (-0.55, LONG, 1.42), 30, (0, LONG - 3, 1.4), 5.6, shift=(-0.13, 0))
    expose(0.5)
    return {'noise': 0.3, 'haze': '#C9D8B8', 'haze_amount': 0.03, 'haze_range': (2, 60), 'glow': 0.4, 'threshold': 1.3, 'left': 0.4, 'samples': 1.3}
