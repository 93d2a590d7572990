"""League: a coach's board with its magnets, one attack drawn on it."""

from math import cos, pi, sin

import numpy as np

from materials import steel, surface
from scene_kit import camera, expose, plain_sky, softbox, spot
from shapes import Batch, copy

# Metres on the board, whose pitch is 0.84 by 0.54.
GOLD = [(-0.36, 0), (-0.2, -0.17), (-0.22, -0.05), (-0.2, 0.09), (-0.02, -0.1), (0.0, 0.06), (0.09, -0.02), (0.16, 0.14), (0.13, -0.16), (0.25, 0.02)]
RED = [(0.37, 0.0), (0.27, -0.11), (0.3, 0.07), (0.26, 0.17), (0.19, -0.05), (0.07, 0.2), (0.05, -0.21), (-0.08, -0.01)]


def markings(chalk):
    """The lines of a pitch, printed."""
    b, w, z = Batch(), 0.0032, 0.0004

    def line(x1, y1, x2, y2):
        b.box((abs(x2 - x1) + w, abs(y2 - y1) + w, 0.0003), ((x1 + x2) / 2, (y1 + y2) / 2, z))

    def arc(x, y, radius, start, stop, count=72):
        for k in range(count):
            t, u = start + (stop - start) * k / count, start + (stop - start) * (k + 1) / count
            b.add([(x + r * cos(a), y + r * sin(a), z + 0.0002) for r, a in ((radius - w / 2, t), (radius + w / 2, t), (radius + w / 2, u), (radius - w / 2, u))], [(0, 1, 2, 3)])

    for y in (-0.27, 0.27):
        line(-0.42, y, 0.42, y)
    for x in (-0.42, 0, 0.42):
        line(x, -0.27, x, 0.27)
    arc(0, 0, 0.073, 0, 2 * pi)
    arc(0, 0, 0.003, 0, 2 * pi, 16)
    for s in (-1, 1):
        for deep, half in ((0.132, 0.161), (0.044, 0.073)):
            line(s * (0.42 - deep), -half, s * (0.42 - deep), half)
            for y in (-half, half):
                line(s * (0.42 - deep), y, s * 0.42, y)
        middle = 0 if s < 0 else pi
        arc(s * 0.332, 0, 0.073, middle - 0.925, middle + 0.925)
    b.make('lines', chalk, smooth=False)


def stroke(points, ink, dashed=False, width=0.0042):
    """A felt pen's line through `points`, rounded, with the head of an arrow."""
    points, path = [np.array(p) for p in points], []
    for k in range(len(points) - 1):
        a, b, c, d = (points[min(max(k + o, 0), len(points) - 1)] for o in (-1, 0, 1, 2))
        for t in np.linspace(0, 1, 16, endpoint=False):
            path.append(0.5 * (2 * b + (c - a) * t + (2 * a - 5 * b + 4 * c - d) * t**2 + (3 * b - a - 3 * c + d) * t**3))
    path.append(points[-1])
    b = Batch()

    def bit(p, q):
        # Each lies a hair above the one before: faces in one plane would show as ribs.
        z = 0.0009 + len(b.faces) * 1e-6
        way = (q - p) / np.linalg.norm(q - p)
        side = np.array([-way[1], way[0]]) * width / 2
        p, q = p - way * width * 0.2, q + way * width * 0.2
        b.add([(*(p - side), z), (*(q - side), z), (*(q + side), z), (*(p + side), z)], [(0, 1, 2, 3)])

    for k, (p, q) in enumerate(zip(path, path[1:])):
        if not dashed or k % 6 < 4:
            bit(p, q)
    way = (path[-1] - path[-4]) / np.linalg.norm(path[-1] - path[-4])
    for turn in (2.5, -2.5):
        c, s = cos(turn), sin(turn)
        bit(path[-1], path[-1] + 0.024 * np.array([way[0] * c - way[1] * s, way[0] * s + way[1] * c]))
    b.make('ink', ink, smooth=False)


def build():
    board = surface('board', '#12523A', '#0F4431', (0.34, 0.46), 0, 5, bump=0.0002, bump_scale=90)
    Batch().box((0.98, 0.66, 0.012), (0, 0, -0.006)).make('board', board, 0.002)
    markings(surface('print', '#DDE3DB', '#C9D0C7', (0.3, 0.4), 0, 40))
    frame = Batch()
    for s in (-1, 1):
        frame.box((1.02, 0.024, 0.026), (0, s * 0.34, -0.002)).box((0.024, 0.704, 0.026), (s * 0.5, 0, -0.002))
    frame.make('frame', steel('frame', '#A4A8A8', '#84888A', rough=(0.25, 0.4), scale=30), 0.003, segments=3)
    profile = [(0.0005, 0.0), (0.0158, 0.0), (0.017, 0.0012), (0.017, 0.0072), (0.0158, 0.0088), (0.0125, 0.0092), (0.0115, 0.0082), (0.0005, 0.0078)]
    for team, colour, shade in ((GOLD, '#E3AC0C', '#CC950A'), (RED, '#A8121E', '#8E0E18')):
        disc = Batch().lathe(profile, sides=72).make('magnet', surface('magnet' + colour, colour, shade, (0.16, 0.3), 0, 30, Clearcoat=0.4))
        disc.location = (0, 0, -1)
        for k, (x, y) in enumerate(team):
            copy(disc, (x, y, 0.0008), k * 50)
    Batch().lathe([(0.0005, 0.0), (0.0098, 0.0), (0.0105, 0.001), (0.0105, 0.006), (0.009, 0.0078), (0.0005, 0.0082)], (0.064, 0.028, 0.0008), 64).make('ball', surface('ball', '#F0EFE8', rough=(0.15, 0.25)))
    ink, pale = surface('ink', '#F2D14A', rough=(0.4, 0.5)), surface('pale', '#F2F3EE', rough=(0.4, 0.5))
    stroke([(0.115, -0.005), (0.15, 0.03), (0.2, 0.05), (0.255, 0.1), (0.335, 0.085)], ink)
    stroke([(0.075, 0.04), (0.13, 0.085), (0.2, 0.13), (0.225, 0.145)], pale, dashed=True)
    stroke([(0.15, -0.165), (0.21, -0.17), (0.28, -0.13), (0.335, -0.055)], ink)
    stroke([(0.0, 0.08), (0.03, 0.12), (0.1, 0.15), (0.13, 0.147)], pale, dashed=True)
    pen = Batch().lathe([(0.0005, -0.06), (0.0075, -0.06), (0.0082, -0.058), (0.0082, 0.02), (0.0074, 0.0202), (0.0074, 0.022), (0.0085, 0.0222), (0.0085, 0.062), (0.007, 0.066), (0.0005, 0.067)], sides=48)
    pen = pen.make('pen', surface('pen', '#16181A', '#0D0E10', (0.25, 0.4), 0, 60))
    pen.location, pen.rotation_euler = (0.33, -0.21, 0.0092), (pi / 2, 0, 1.15)
    table = surface('table', '#2C1B11', '#190F09', (0.25, 0.42), 0, 2.2, (1.2, 14, 14), bump=0.0006, bump_scale=9)
    Batch().box((6, 6, 0.05), (0, 0, -0.045)).make('table', table)
    spot((1.6, 0.9, 0.9), (0.12, 0, 0), 190, 60, '#FFBE7A', 0.03)
    softbox((0.7, 1.3, 0.8), (0.1, 0, 0), (1.0, 0.4), 14, '#FFD9A8')
    softbox((-1.3, -0.5, 1.0), (0.1, 0, 0), (0.9, 0.9), 7, '#DCE8F5')
    plain_sky('#20261F', 0.3)
    camera((-0.12, -0.56, 0.3), (0.075, 0.02, 0.0), 42, (0.15, 0.04, 0), 2.2)
    expose(0.15)
    return {'noise': 0.22, 'glow': 0.15, 'left': 0.4, 'edges': 0.5}
