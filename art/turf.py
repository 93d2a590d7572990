"""The pitch close by: grass blade by blade, chalk on it, and the stand far out of focus behind it."""

import numpy as np

from materials import confetti, glow, leaf, surface
from shapes import Batch, blades, ground, only_seen, quads


def lawn(areas, chalk=None, seed=2, greens=('#2C6A22', '#5E9A3A')):
    """Soil and grass on it. Each area is (x from, x to, y from, y to, blades, height, width).

    `chalk` takes the two coordinates and says which blades are painted white.
    """
    rng = np.random.default_rng(seed)
    green, white = leaf('grass', *greens, 0.35, 0.36), leaf('chalk', '#D9DAD2', '#EEEEE6', 0.2, 0.7)
    for k, (left, right, near, far, count, height, width) in enumerate(areas):
        # Nearer blades stand closer together, as a lens sees them.
        y = near + (far - near) * rng.random(count) ** 1.6
        x = rng.uniform(left, right, count)
        where = np.stack([x, y, np.zeros_like(x)], axis=1)
        painted = chalk(x, y) if chalk else np.zeros(count, dtype=bool)
        blades('grass', where[~painted], green, height, width, 0.5, seed + k)
        if painted.any():
            blades('chalk', where[painted], white, height * 0.9, width * 1.5, 0.6, seed + 9 + k)
    ground(surface('soil', '#22401A', '#162C10', (0.85, 0.95), 0, 6, Specular=0.04), 120)


def far_stand(rng, spectators=900):
    """Lamps, crowd and boards of the stand opposite, seen from the grass through a wide lens stop."""
    lamps = Batch()
    for bx, bz in ((-21, 9.2), (-2, 10.6), (17, 10.2)):
        for i in range(4):
            for j in range(2):
                lamps.box((0.9, 0.2, 0.9), (bx + (i - 1.5) * 2.3, 70, bz + (j - 0.5) * 2.3))
    only_seen(lamps.make('lamps', glow('lamps', '#FFE9C4', 5.5)))
    dots = rng.uniform((-70, 66, 1.5), (70, 69, 7), (spectators, 3))
    size = np.array([0.16, 0, 0]), np.array([0, 0, 0.16])
    quads('stand', np.stack([dots - size[0], dots + size[0], dots + size[0] + size[1] * 2, dots - size[0] + size[1] * 2], axis=1),
          confetti('shirts', ('#C9A227', '#8C1420', '#D8D4CA', '#1E5B38', '#39424A')))
    for k in range(-7, 8):
        colour = ('#FCD116', '#0E6B45', '#0E6B45', '#CE1126', '#0E6B45')[k % 5]
        Batch().box((7.4, 0.1, 0.9), (k * 7.6, 46, 0.5)).make('board', glow('board', colour, 0.35))
