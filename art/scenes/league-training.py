"""League: a training ground early in the morning, cones and balls laid out before anyone is there."""

import numpy as np
from mathutils import Matrix

from football import RADIUS, football
from materials import leaf, surface
from scene_kit import camera, dusk_sky, expose, softbox, sun
from shapes import Batch, copy, leaves
from turf import lawn

SUN = 28


def cone(material, stripe):
    """A tall marker on its square foot, with one pale band."""
    body, band = Batch(), Batch()
    body.box((0.27, 0.27, 0.016), (0, 0, 0.02)).lathe([(0.125, 0.02), (0.118, 0.03), (0.104, 0.06), (0.028, 0.372), (0.024, 0.38), (0.018, 0.38), (0.018, 0.36)], sides=48)
    band.lathe([(0.0775, 0.181), (0.0785, 0.184), (0.0585, 0.268), (0.0572, 0.271)], sides=48)
    return body.make('cone', material, 0.004), band.make('band', stripe)


def build():
    rng = np.random.default_rng(7)
    lawn([(-1.4, 1.7, 1.0, 3.2, 100000, 0.032, 0.004), (-4, 5, 1.7, 10, 110000, 0.034, 0.008), (-16, 20, 8, 40, 60000, 0.05, 0.02)], greens=('#3C6A24', '#7E9A3C'))
    orange, pale = surface('orange', '#E2571A', '#C2430F', (0.35, 0.6), 0, 9, bump=0.0008, bump_scale=120), surface('band', '#E8E4D8', '#CFC9B8', (0.4, 0.6), 0, 12)
    parts = cone(orange, pale)
    for part in parts:
        part.location = (0, 0, -9)
    for k in range(9):
        x, y = 0.48 + k * 0.17, 1.75 + k * 1.55
        turn = rng.random() * 60
        for part in parts:
            copy(part, (x, y, 0.006), turn)
    disc = Batch().lathe([(0.028, 0.055), (0.034, 0.057), (0.052, 0.046), (0.092, 0.008), (0.096, 0.006), (0.092, 0.003), (0.05, 0.04), (0.03, 0.052)], sides=64)
    disc = disc.make('disc', surface('yellow', '#E9B90E', '#C99A08', (0.35, 0.55), 0, 14, bump=0.0005, bump_scale=140))
    disc.location = (0, 0, -9)
    for k in range(8):
        copy(disc, (-0.62 - k * 0.32, 1.95 + k * 1.3, 0.012))
    white, bold = surface('pale', '#E6E2D6', '#B9B19C', (0.3, 0.5), 0, 16, contrast=(0.5, 0.8), bump=0.0006, bump_scale=420), surface('bold', '#11694A', '#0C553A', (0.3, 0.5), 0, 9)
    for x, y, turn in ((0.14, 1.62, 20), (-0.1, 2.5, 75), (1.02, 2.3, 130)):
        football((x, y, RADIUS + 0.01), white, bold, Matrix.Rotation(np.radians(turn), 3, (1, 0.4, 0.2)))
    goal = Batch().pipe([(-4.6, 34, 0), (-4.6, 34, 2.44), (2.72, 34, 2.44), (2.72, 34, 0)], 0.07).pipe([(-4.6, 34, 2.44), (-4.6, 36, 0), (2.72, 36, 0), (2.72, 34, 2.44)], 0.04)
    goal.make('goal', surface('post', '#F2F2EE', rough=(0.3, 0.4)))
    crown = leaves('crown', 5200, (3.4, 3.4, 2.8), leaf('tree', '#2A4A20', '#5F7F33', 0.35), 0.42)
    crown.location = (0, 0, -40)
    for k in range(60):
        copy(crown, (-75 + k * 2.6 + rng.normal() * 1.2, 66 + rng.random() * 14, 1.2 + rng.random() * 2.8), rng.random() * 360, 0.9 + rng.random() * 0.8)
    dusk_sky([(0, '#F6CF96'), (0.1, '#E2C8A2'), (0.35, '#93B2C6'), (0.8, '#4E7AA6')], SUN, '#FFC070', 1.5, 0.4, 0.6)
    sun(8, SUN, 5.2, '#FFBE78')
    softbox((-1.8, -0.4, 1.9), (0.4, 2, 0.15), (2.4, 1.6), 60, '#FFE3C2')
    camera((-0.05, 0, 0.31), (0.0, 6, 0.42), 42, (0.5, 1.78, 0.2), 2.8)
    expose(0.25)
    return {'noise': 0.22, 'haze': '#F0CB96', 'haze_amount': 0.45, 'haze_range': (10, 130), 'glow': 0.18, 'left': 0.4}
