"""Gold: bevelled bars on dark stone, a key light behind and a fill in front."""

from math import cos, radians, sin
from random import Random

from materials import gold, surface
from scene_kit import camera, expose, plain_sky, softbox
from shapes import Batch, copy, ground, lettering

LENGTH, WIDTH, HEIGHT = 0.25, 0.07, 0.036


def build():
    rng = Random(4)
    metal, stamp = gold(), gold('stamp', (0.45, 0.55))
    bar = Batch().box((LENGTH, WIDTH, HEIGHT), taper=0.86).make('bar', metal, 0.0035, segments=4)
    bar.location = (0, 0, -1)
    lines = [('999.9', 0.026, 0.045), ('FINE GOLD', 0.011, -0.02), ('1000 g', 0.011, -0.075)]

    def lay(x, y, level, turn):
        z = HEIGHT * (level + 0.5)
        turn += rng.uniform(-1.5, 1.5)
        copy(bar, (x, y, z), turn)
        return (x, y, z + HEIGHT / 2, turn)

    for level, count in enumerate((4, 3, 2)):
        for k in range(count):
            lay(0.0 + rng.uniform(-0.004, 0.004), (k - (count - 1) / 2) * (WIDTH + 0.004), level, 0)
    crown = lay(0.0, 0.0, 3, 4)
    front = lay(-0.12, -0.245, 0, 24)
    lay(0.3, 0.19, 0, -14)
    for x, y, z, turn in (crown, front):
        for text, size, along in lines:
            a = radians(turn)
            lettering(text, size, (x + along * cos(a), y + along * sin(a), z - 0.0002), (0, 0, turn), stamp, 0.001)
    ground(surface('stone', '#0B0A09', '#1A1613', (0.34, 0.6), 0, 6, bump=0.0004, bump_scale=40, Specular=0.16), 6)
    Batch().box((12, 0.1, 6), (0, 3.2, 2.5)).make('wall', surface('wall', '#0E0B08', '#1B140C', (0.7, 0.9)))
    softbox((0.9, 1.0, 1.0), (0, 0, 0.05), (1.1, 0.5), 30, '#FFB768')
    softbox((0.9, -2.9, 0.3), (0, 0, 0.05), (1.3, 0.35), 7, '#FFE3BC')
    softbox((-1.3, 2.4, 0.2), (0, 0, 0.05), (0.8, 0.3), 5, '#FFC98E')
    softbox((-1.9, -0.2, 0.8), (0, 0, 0.05), (0.5, 1.6), 12, '#FFD2A0')
    softbox((0.1, 0.1, 1.5), (0.1, 0, 0), (1.6, 0.25), 9, '#FFD9A0')
    softbox((0.7, 2.3, 0.8), (0, 0, 0.05), (2.6, 0.5), 13, '#FFBE78')
    softbox((1.5, 2.6, 0.9), (1.2, 3.2, 0.6), (0.6, 0.6), 5, '#FF9A4A')
    plain_sky('#1A140D', 0.12)
    camera((-0.42, -0.98, 0.34), (-0.1, 0, 0.065), 62, (-0.02, -0.09, 0.1), 2.8)
    expose(0.35)
    return {'noise': 0.25, 'glow': 0.12, 'left': 0.35, 'samples': 1.5}
