"""League: the trophy on black, drawn by strip lights, with gold foil falling behind it."""

from math import cos, pi, sin

import numpy as np

from materials import gold, surface
from scene_kit import camera, expose, plain_sky, softbox
from shapes import Batch, ground, quads

AT = (0.2, 0, 0)


def handle(side):
    """An S-shaped tube from the bowl's shoulder to its foot."""
    spine = [(0.135, 0.315), (0.17, 0.36), (0.215, 0.375), (0.235, 0.345), (0.225, 0.3), (0.19, 0.26), (0.15, 0.232), (0.115, 0.205), (0.085, 0.19), (0.07, 0.172)]
    fine = []
    for k in range(len(spine) - 1):
        a, b, c, d = (np.array(spine[min(max(k + o, 0), len(spine) - 1)]) for o in (-1, 0, 1, 2))
        for t in np.linspace(0, 1, 8, endpoint=False):
            fine.append(0.5 * (2 * b + (c - a) * t + (2 * a - 5 * b + 4 * c - d) * t**2 + (3 * b - a - 3 * c + d) * t**3))
    sides, points = 14, []
    for k, p in enumerate(fine):
        ahead = fine[min(k + 1, len(fine) - 1)] - fine[max(k - 1, 0)]
        ahead /= np.linalg.norm(ahead)
        normal = np.array([-ahead[1], ahead[0]])
        thick = 0.0085 + 0.004 * sin(pi * k / len(fine))
        for i in range(sides):
            a = 2 * pi * i / sides
            points.append((AT[0] + side * (p[0] + normal[0] * cos(a) * thick), AT[1] + sin(a) * thick, p[1] + normal[1] * cos(a) * thick))
    faces = [(k * sides + i, k * sides + (i + 1) % sides, (k + 1) * sides + (i + 1) % sides, (k + 1) * sides + i) for k in range(len(fine) - 1) for i in range(sides)]
    return points, faces


def build():
    rng = np.random.default_rng(12)
    bright, engraved = gold('cup', (0.05, 0.16), 7, 0.0002), gold('engraved', (0.22, 0.32), 9, 0.0003)
    cup = [(0.0, 0.155), (0.03, 0.155), (0.055, 0.162), (0.085, 0.18), (0.112, 0.215), (0.128, 0.26), (0.134, 0.31), (0.14, 0.35), (0.152, 0.385), (0.158, 0.392), (0.158, 0.398), (0.152, 0.398), (0.136, 0.37), (0.128, 0.31), (0.1, 0.23), (0.04, 0.19), (0.0, 0.185)]
    stem = [(0.0, 0.085), (0.085, 0.085), (0.088, 0.09), (0.086, 0.096), (0.06, 0.102), (0.034, 0.112), (0.022, 0.122), (0.034, 0.13), (0.036, 0.136), (0.03, 0.142), (0.018, 0.147), (0.03, 0.156), (0.0, 0.158)]
    for profile in (cup, stem):
        smooth = []
        for (r0, z0), (r1, z1) in zip(profile, profile[1:]):
            smooth += [(r0 + (r1 - r0) * t, z0 + (z1 - z0) * t) for t in (0, 0.5)]
        Batch().lathe([*smooth, profile[-1]], AT, 160).make('cup', bright).modifiers.new('round', 'SUBSURF').render_levels = 2
    band = Batch().lathe([(0.1365, 0.318), (0.1405, 0.32), (0.1415, 0.334), (0.143, 0.348), (0.1395, 0.35)], AT, 160)
    for k in range(40):
        a = 2 * pi * k / 40
        band.lathe([(0.0001, -0.006), (0.0045, -0.003), (0.0055, 0), (0.0045, 0.003), (0.0001, 0.006)], (AT[0] + 0.113 * cos(a), 0.113 * sin(a), 0.214), 10)
    for k in range(20):
        a = 2 * pi * k / 20
        band.tube((AT[0] + 0.0865 * cos(a), 0.0865 * sin(a), 0.178), (AT[0] + 0.1135 * cos(a), 0.1135 * sin(a), 0.212), 0.002, 0.004, 8)
    band.make('band', engraved)
    for side in (-1, 1):
        points, faces = handle(side)
        Batch().add(points, faces).make('handle', bright)
    plinth = surface('plinth', '#060606', '#141210', (0.08, 0.22), 0, 9)
    Batch().lathe([(0.0, 0), (0.12, 0), (0.123, 0.004), (0.12, 0.012), (0.108, 0.016), (0.1, 0.075), (0.106, 0.079), (0.106, 0.085), (0, 0.085)], AT, 128).make('plinth', plinth)
    Batch().lathe([(0.1062, 0.03), (0.1082, 0.03), (0.1044, 0.06), (0.1026, 0.06)], AT, 128).make('plate', engraved)
    x, y, z = rng.uniform(-0.9, 1.1, 170), rng.uniform(-0.35, 1.6, 170), rng.uniform(0.02, 0.75, 170)
    centre = np.stack([x, y, z], axis=1)
    away = np.hypot(x - AT[0], y) > 0.3
    centre = centre[away]
    u, v = rng.normal(size=(2, len(centre), 3))
    u = u / np.linalg.norm(u, axis=1, keepdims=True) * 0.009
    v = np.cross(u, v)
    v = v / np.linalg.norm(v, axis=1, keepdims=True) * 0.005
    quads('foil', np.stack([centre - u - v, centre + u - v, centre + u + v, centre - u + v], axis=1), gold('foil', (0.2, 0.3)))
    ground(surface('floor', '#070605', '#100D09', (0.1, 0.28), 0, 3), 8)
    softbox((-0.75, -0.15, 0.45), (*AT[:2], 0.25), (0.16, 1.1), 12, '#FFDDAA')
    softbox((1.25, -0.35, 0.5), (*AT[:2], 0.25), (0.22, 1.0), 12, '#FFB768')
    softbox((0.2, 0.9, 1.1), (*AT[:2], 0.28), (1.6, 0.3), 34, '#FFC98E')
    softbox((-0.5, -2.2, 0.6), (*AT[:2], 0.25), (0.5, 1.0), 6, '#FFF1DC')
    softbox((1.6, -2.0, 0.5), (*AT[:2], 0.25), (0.3, 1.2), 6, '#FFD9A8')
    softbox((0.5, 2.6, 0.5), (0.3, 4, 0.2), (1.4, 1.4), 40, '#0F6B4A')
    Batch().box((14, 0.1, 6), (0, 3.6, 2)).make('wall', surface('wall', '#0B0D0C', rough=(0.8, 0.9)))
    plain_sky('#06140E', 0.1)
    camera((0.0, -1.75, 0.3), (0.0, 0, 0.208), 62, (AT[0], -0.12, 0.28), 2.4)
    expose(0.45)
    return {'noise': 0.25, 'glow': 0.25, 'left': 0.25, 'samples': 1.4}
