"""League: the ball in the net, seen from behind the goal, with the floodlights far out of focus."""

from math import cos, pi, sin

import numpy as np
from mathutils import Matrix, Vector

from football import RADIUS, football
from materials import surface
from scene_kit import camera, expose, plain_sky, softbox
from shapes import Batch
from turf import far_stand, lawn

AT = Vector((0.22, 0.17, RADIUS + 0.014))
MESH = 0.085


def slack(x, z):
    """Distances by which the net is pushed towards the camera and its cords hang, at a place of the sheet."""
    ball = np.exp(-((x - AT.x) ** 2 + (z - AT.z) ** 2) / 0.075)
    folds = 0.028 * np.sin(x * 5.3 + 1.0) + 0.018 * np.sin(x * 11.7 - z * 2.5)
    return Vector((0.018 * np.sin(z * 6 + x * 3), -0.035 * ball + folds * (0.4 + 0.6 * min(z, 1.0)) - 0.12 * z + 0.05 * z * z, -0.02 * np.sin(x * 4.1) * min(z, 1.0)))


def net(cord):
    """Meshes of six sides, a knot wherever three cords meet."""
    cords, knots = Batch(), Batch()

    def place(x, z):
        return Vector((x, 0, z)) + slack(x, z)

    for row in range(-1, 16):
        for column in range(-13, 13):
            x, z = (column + row % 2 / 2) * MESH * 3**0.5, row * MESH * 1.5
            corners = [(x + MESH * sin(k * pi / 3), z + MESH * cos(k * pi / 3)) for k in range(6)]
            for k in range(3):
                (x0, z0), (x1, z1) = corners[k], corners[k + 1]
                line = [place(x0 + (x1 - x0) * t, z0 + (z1 - z0) * t) - Vector((0, 0, 0.016 * t * (1 - t))) for t in (0, 0.25, 0.5, 0.75, 1)]
                cords.pipe(line, 0.0029, 8)
            for k in (0, 1):
                knots.lathe([(0.0004, -0.0075), (0.005, -0.004), (0.0062, 0), (0.005, 0.004), (0.0004, 0.0075)], place(*corners[k]), 12)
    cords.make('net', cord)
    knots.make('knots', cord)


def build():
    rng = np.random.default_rng(2)
    net(surface('cord', '#F2F2EA', '#CFCFC4', (0.7, 0.9), 0, 60, bump=0.0006, bump_scale=900))
    football(AT, surface('pale', '#E6E2D6', '#B9B19C', (0.22, 0.45), 0, 16, contrast=(0.5, 0.8), bump=0.0006, bump_scale=420),
             surface('bold', '#D9A40E', '#C08C08', (0.2, 0.4), 0, 9, bump=0.0006, bump_scale=420), Matrix.Rotation(0.7, 3, (0.3, 1, 0.2)))

    def chalk(x, y):
        return (np.abs(y - 1.9) < 0.06) | (np.abs(y - 7.4) < 0.06)

    lawn([(-1.3, 1.5, -0.75, 1.6, 70000, 0.032, 0.0036), (-4, 5, 0.9, 9, 110000, 0.036, 0.009), (-30, 30, 9, 44, 40000, 0.05, 0.03)], chalk)
    far_stand(rng)
    Batch().box((200, 1, 30), (0, 74, 9)).make('night', surface('night', '#0A1A16', rough=(0.9, 0.9)))
    softbox((-1.7, 2.4, 2.4), AT, (1.4, 0.7), 190, '#FFE6BE')
    softbox((2.4, 1.2, 1.7), AT, (0.9, 0.9), 110, '#DCEBFF')
    softbox((-1.2, -1.9, 1.9), (0.1, 0, 0.3), (1.6, 1.2), 20, '#FFE9CC')
    softbox((0, 50, 40), (0, 66, 4), (80, 4), 60000, '#FFF0D8')
    softbox((0, 12, 14), (0, 6, 0), (30, 8), 6000, '#FFF0D8')
    plain_sky('#0A201A', 0.35)
    camera((-0.05, -1.35, 0.42), (-0.05, 0.2, 0.34), 42, (AT.x, 0.02, AT.z), 2.4)
    expose(0.1)
    return {'noise': 0.25, 'glow': 0.25, 'threshold': 1.2, 'left': 0.45}
