"""League: a floodlight mast over the roof of a stand, lit before the sky is dark."""

from math import cos, pi, sin

import numpy as np

from materials import glow, leaf, steel, surface
from scene_kit import camera, dusk_sky, expose, spot
from shapes import Batch, copy, leaves, only_seen


def mast(x, y, height, lean, metal, dark, light, columns=6, rows=5):
    """A tapering lattice with a head of lamps that looks down to the left and towards the camera."""
    frame, cases, lamps = Batch(), Batch(), Batch()
    bays, wide, narrow = 14, 3.4, 1.3
    for k in range(bays):
        low, high = k / bays, (k + 1) / bays
        a, b = wide + (narrow - wide) * low, wide + (narrow - wide) * high
        for c in range(4):
            t, u = pi / 4 + pi / 2 * c, pi / 4 + pi / 2 * (c + 1)
            p = [(x + r * 0.7 * cos(q), y + r * 0.7 * sin(q), height * z) for r, q, z in ((a, t, low), (b, t, high), (a, u, low), (b, u, high))]
            frame.strut(p[0], p[1], 0.2).strut(p[1], p[3], 0.11).strut(p[0], p[3], 0.09).strut(p[2], p[1], 0.09)
    turn = np.array([cos(lean), sin(lean)])
    for i in range(columns):
        for j in range(rows):
            side, up = (i - (columns - 1) / 2) * 1.5, height + 0.9 + j * 1.45
            px, py = x + turn[0] * side, y + turn[1] * side - 0.35 * (rows - j)
            face = (px + turn[1] * 0.42, py - turn[0] * 0.42, up - 0.16)
            cases.tube((px, py, up), face, 0.36, 0.6, 20)
            lamps.tube(face, (face[0] + turn[1] * 0.03, face[1] - turn[0] * 0.03, face[2] - 0.01), 0.54, sides=20)
    for j in range(rows):
        up, span = height + 0.9 + j * 1.45, columns * 0.78
        back = y + 0.25 - 0.35 * (rows - j)
        frame.strut((x - turn[0] * span, back - turn[1] * span, up), (x + turn[0] * span, back + turn[1] * span, up), 0.16)
    for s in (-0.6, 0.6):
        frame.strut((x + s, y + 0.5, height - 2), (x + s, y + 0.1, height + rows * 1.45), 0.18)
    frame.railing([(x - 5, y - 2.4, height), (x + 5, y - 2.4, height)], 1.1, 1.2, 0.05).strut((x - 5, y - 1.9, height), (x + 5, y - 1.9, height), 1.1, 0.08)
    frame.make('mast', metal)
    cases.make('cases', dark)
    only_seen(lamps.make('lamps', light))


def stand(metal, dark):
    """The back of a stand: its roof on raked beams, with a gantry of steel under it."""
    skin, beams = Batch(), Batch()
    skin.box((150, 26, 0.5), (-18, 74, 17.2)).box((150, 0.8, 2.0), (-18, 61, 17.0)).box((150, 1, 14), (-18, 66, 6))
    for k in range(26):
        x = -92 + k * 6
        beams.strut((x, 60.5, 16.4), (x, 66, 9), 0.3).strut((x, 66, 0), (x, 66, 16.5), 0.45).strut((x, 61, 18), (x, 72, 22.5), 0.22)
        beams.strut((x, 72, 17.2), (x, 72, 22.5), 0.26)
    beams.strut((-92, 72, 22.5), (58, 72, 22.5), 0.25)
    skin.make('roof', dark, smooth=False)
    beams.make('beams', metal)


def build():
    rng = np.random.default_rng(4)
    metal, dark = steel('mast', '#6C7072', '#3E4244', rough=(0.4, 0.6)), surface('stand', '#1C2326', '#12181A', (0.5, 0.8))
    light = glow('lamps', '#FFF1D2', 8)
    mast(13, 58, 39, 0.28, metal, dark, light)
    mast(-37, 118, 39, 0.28, metal, dark, light)
    stand(metal, dark)
    crown = leaves('crown', 5200, (3.6, 3.6, 2.8), leaf('tree', '#16301A', '#29481F', 0.35), 0.45)
    crown.location = (0, 0, -40)
    for k in range(34):
        copy(crown, (-60 + k * 3.8 + rng.normal(), 44 + rng.random() * 8, 1.5 + rng.random() * 2), rng.random() * 360, 0.8 + rng.random() * 0.7)
    spot((13, 50, 45), (-20, 62, 12), 60000, 100, '#FFE9C0', 0.8)
    spot((8, 30, 2), (13, 58, 36), 2600, 60, '#FFD9A0', 0.5)
    dusk_sky([(0, '#E9A15C'), (0.1, '#B98673'), (0.28, '#5C6E8C'), (0.6, '#2B4468'), (1, '#16294A')], -20, '#FF8A3C', 1.2, 0.55, 0.42)
    camera((-9, -4, 1.7), (2, 58, 24.5), 33)
    expose(0.1)
    return {'noise': 0.15, 'haze': '#C98F68', 'haze_amount': 0.55, 'haze_range': (30, 260), 'glow': 0.5, 'threshold': 1.4, 'left': 0.25}
