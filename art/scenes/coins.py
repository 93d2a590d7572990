"""The group's news: coins in stacks on a ledger's leather, the way a buyer counts."""

from math import cos, pi, sin
from random import Random

from materials import gold, steel, surface
from scene_kit import camera, expose, plain_sky, softbox, spot
from shapes import Batch, copy

RADIUS, THICK = 0.0135, 0.0021


def coin(face, rim):
    """A coin of two metals, its edge reeded, a cowrie in relief on its face."""
    def reeds(a, h):
        return 1 + (0.007 * (0.5 + 0.5 * cos(a * 90)) if 0.0003 < h < THICK - 0.0003 else 0)

    ring = Batch().lathe([(0.0092, 0.0003), (0.0096, 0.0001), (0.0126, 0.0001), (0.0132, 0.0), (RADIUS, 0.0004), (RADIUS, THICK - 0.0004),
                          (0.0132, THICK), (0.0127, THICK), (0.0122, THICK - 0.00025), (0.0096, THICK - 0.00025), (0.0092, THICK - 0.0004)], sides=270, ridge=reeds)
    for k in range(24):
        a = 2 * pi * k / 24
        ring.lathe([(0.0005, 0.0), (0.00042, 0.00014), (0.0002, 0.00022), (0.00002, 0.00024)], (0.01095 * cos(a), 0.01095 * sin(a), THICK - 0.0003), 10)
    plate = Batch().lathe([(0.00001, 0.0004), (0.0093, 0.0004), (0.0093, THICK - 0.0004), (0.0089, THICK - 0.00034), (0.00001, THICK - 0.00034)], sides=96)
    shell = []
    for k in range(9):
        t = k / 8 * pi / 2
        shell.append((cos(t), sin(t) * 0.00055))
    first = len(plate.points)
    plate.lathe(shell, (0, 0, 0), 72)
    for i in range(first, len(plate.points)):
        x, y, z = plate.points[i]
        furrow = 0.00045 * max(0.0, 1 - abs(y) * 7) * (0.6 + 0.4 * cos(x * 44))
        plate.points[i] = (x * 0.0062, y * (0.0043 + 0.0006 * x), THICK - 0.00036 + z - (furrow if z > 0.0001 else 0))
    return ring.make('ring', rim), plate.make('plate', face)


def build():
    rng = Random(9)
    yellow, white = gold('brass', (0.16, 0.34), 60, 0.00003), steel('nickel', '#C6C4BC', '#A29F96', rough=(0.14, 0.32), scale=60, bump=0.00003)
    kinds = [coin(white, yellow), coin(yellow, white)]
    for parts in kinds:
        for part in parts:
            part.location = (0, 0, -1)

    def put(kind, x, y, z, tilt=(0.0, 0.0)):
        turn = rng.uniform(0, 360)
        for part in kinds[kind]:
            one = copy(part, (x, y, z), turn)
            one.rotation_euler = (tilt[0], tilt[1], one.rotation_euler[2])

    stacks = ((0.0, 0.0, 5, 0), (0.031, 0.012, 9, 1), (0.064, 0.022, 14, 0), (0.098, 0.03, 19, 1), (0.05, 0.06, 7, 1), (0.012, 0.05, 4, 0), (0.125, 0.075, 11, 0))
    for x, y, count, kind in stacks:
        for k in range(count):
            put(kind, x + rng.gauss(0, 0.0005), y + rng.gauss(0, 0.0005), k * (THICK + 0.00002))
    put(0, 0.018, -0.034, 0.0)
    put(1, 0.05, -0.026, 0.0)
    put(0, 0.0366, -0.0215, THICK - 0.0003, (0.1, -0.14))
    put(1, -0.036, 0.03, 0.0)
    put(0, 0.088, -0.012, 0.0)
    leather = surface('leather', '#5A2418', '#3A150E', (0.38, 0.6), 0, 30, bump=0.0004, bump_scale=900)
    Batch().box((0.46, 0.34, 0.014), (0.06, 0.03, -0.007)).make('ledger', leather, 0.003)
    Batch().box((0.45, 0.33, 0.02), (0.06, 0.03, -0.024)).make('pages', surface('pages', '#DDD2B8', '#C4B694', (0.8, 0.9), 0, 8, (0.1, 0.1, 400), bump=0.0003))
    wood = surface('walnut', '#3A2214', '#1E110A', (0.2, 0.38), 0, 2.2, (1.2, 14, 14), bump=0.0006, bump_scale=9)
    Batch().box((3, 3, 0.05), (0, 0, -0.06)).make('table', wood)
    Batch().box((6, 0.1, 3), (0, 1.3, 1)).make('wall', surface('wall', '#1B4A45', '#143A38', (0.75, 0.95), 0, 1.5))
    spot((0.9, 0.5, 0.5), (0.06, 0.02, 0.01), 95, 50, '#FFBE7A', 0.02)
    softbox((0.1, 0.6, 0.4), (0.06, 0.02, 0.01), (0.7, 0.2), 3.4, '#FFC98E')
    softbox((-0.5, -0.5, 0.4), (0.05, 0, 0.01), (0.4, 0.4), 2.4, '#FFE6C6')
    softbox((0.5, -0.9, 0.15), (0.05, 0, 0.01), (0.8, 0.2), 1.2, '#FFE0B8')
    spot((1.2, -0.4, 1.2), (0.0, 1.3, 0.2), 60, 40, '#FFB978', 0.05)
    plain_sky('#2A2418', 0.25)
    camera((-0.005, -0.24, 0.085), (0.026, 0.02, 0.018), 50, (0.055, -0.002, 0.014), 5.6)
    expose(0.2)
    return {'noise': 0.22, 'glow': 0.15, 'left': 0.5, 'samples': 1.2}
