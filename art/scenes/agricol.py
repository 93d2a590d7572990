"""Agriculture: furrows with young maize, oil palms and a silo in morning haze."""

from math import cos, pi, radians, sin

import numpy as np

from materials import leaf, steel, surface
from scene_kit import camera, dusk_sky, expose, sun
from shapes import Batch, blades, copy, ground, leaves, quads, relief

SUN = 34
SPACING = 1.15


def maize_plant(seed, material):
    """Eight arching leaves, each a strip of four pieces."""
    rng = np.random.default_rng(seed)
    pieces = []
    for k in range(9):
        turn, rise, reach = k * 2.4 + rng.normal() * 0.3, 0.06 + k * 0.055, 0.34 + rng.random() * 0.22
        out, side = np.array([cos(turn), sin(turn), 0]), np.array([-sin(turn), cos(turn), 0])
        line = [np.array([0, 0, rise]) + out * reach * t + np.array([0, 0, 1]) * (0.42 * t - 0.62 * t * t) for t in (0, 0.25, 0.5, 0.75, 1)]
        width = [0.012, 0.035, 0.036, 0.026, 0.003]
        for i in range(4):
            pieces.append([line[i] - side * width[i], line[i] + side * width[i], line[i + 1] + side * width[i + 1], line[i + 1] - side * width[i + 1]])
    plant = quads('maize', pieces, material)
    plant.location = (0, 0, -20)
    return plant


def palm(seed, frond, bark):
    rng = np.random.default_rng(seed)
    pieces = []
    for k in range(26):
        turn, lift = k * 2.399, 0.9 - 1.3 * (k / 26)
        out, side = np.array([cos(turn), sin(turn), 0]), np.array([-sin(turn), cos(turn), 0])
        long = 3.6 + rng.random() * 0.8
        for t in np.linspace(0.08, 1, 34):
            spine = out * long * t * cos(lift * 0.6) + np.array([0, 0, 1]) * (long * t * sin(lift) - 1.9 * t * t)
            for s in (-1, 1):
                tip = spine + side * s * (0.95 * (1 - 0.55 * t)) + out * 0.35 + np.array([0, 0, -0.35 - rng.random() * 0.2])
                pieces.append([spine - out * 0.06, spine + out * 0.06, tip + out * 0.03, tip - out * 0.03])
    crown = quads('palm', np.array(pieces) + np.array([0, 0, 5.2]), frond)
    trunk = Batch().lathe([(0.34, 0), (0.27, 0.6), (0.25, 3), (0.32, 4.6), (0.36, 5.2), (0.1, 5.6)], sides=20,
                          ridge=lambda a, h: 1 + 0.06 * sin(a * 7 + h * 20)).make('trunk', bark)
    for part in (crown, trunk):
        part.location = (0, 0, -40)
    return crown, trunk


def silo(x, y, radius, height, stuff, trim):
    profile = []
    rings = int(height / 0.22)
    for k in range(rings + 1):
        profile.append((radius + 0.035 * (k % 2), height * k / rings))
    profile += [(radius + 0.18, height), (radius + 0.18, height + 0.08), (0.5, height + radius * 0.55), (0.45, height + radius * 0.55 + 0.5), (0.01, height + radius * 0.55 + 0.6)]
    Batch().lathe(profile, (x, y, 0), 72).make('silo', stuff)
    b = Batch()
    for k in range(24):
        a = 2 * pi * k / 24
        b.strut((x + (radius + 0.06) * cos(a), y + (radius + 0.06) * sin(a), 0), (x + (radius + 0.06) * cos(a), y + (radius + 0.06) * sin(a), height), 0.09)
    a = radians(-115)
    fx, fy = x + (radius + 0.4) * cos(a), y + (radius + 0.4) * sin(a)
    for dx in (-0.25, 0.25):
        b.strut((fx + dx, fy, 0), (fx + dx, fy, height + 1), 0.05)
    for k in range(int(height / 0.3)):
        b.strut((fx - 0.25, fy, 0.3 * k), (fx + 0.25, fy, 0.3 * k), 0.035)
    b.make('stiffeners', trim)


def build():
    rng = np.random.default_rng(8)
    soil = surface('soil', '#5B3A24', '#33200F', (0.8, 0.98), 0, 1.2, bump=0.05, bump_scale=9)

    def furrows(x, y):
        rough = 0.02 * np.sin(x * 23 + np.sin(y * 9) * 2) * np.sin(y * 17 + np.sin(x * 7)) + 0.012 * np.sin(x * 61 + y * 47)
        return 0.17 * np.cos(2 * pi * x / SPACING) + rough - 0.05

    relief('field', np.linspace(-27, 27, 1300), np.linspace(0.5, 30, 700), furrows, soil)
    ground(soil, 2500, -0.08)
    green = leaf('maize', '#3E7D2A', '#79A53A', 0.4, 0.55)
    plants = [maize_plant(s, green) for s in range(5)]
    for row in range(-34, 35):
        y = 2.0
        while y < 74:
            y += 0.42 + rng.random() * 0.1 + max(0, y - 30) * 0.02
            x = row * SPACING + rng.normal() * 0.03
            if abs(x) < 3 + y * 0.9 and rng.random() < 0.95:
                size = 0.5 + rng.random() * 0.3
                copy(plants[int(rng.integers(5))], (x, y, 0.05), rng.random() * 360, size * (1 if y < 40 else 1.3))
    frond, bark = leaf('frond', '#2F5B22', '#57822F', 0.35), surface('bark', '#4A3A2A', '#2A2018', (0.8, 0.95), scale=5, bump=0.03)
    palms = [palm(s, frond, bark) for s in (1, 2, 3)]
    for k in range(70):
        crown, trunk = palms[k % 3]
        x, y = -72 + (k % 14) * 9.5 + rng.normal() * 1.2, 78 + (k // 14) * 10 + rng.normal() * 1.5
        if 8 < x < 34 and y < 100:
            continue
        size, turn = 0.9 + rng.random() * 0.4, rng.random() * 360
        copy(crown, (x, y, 0), turn, size)
        copy(trunk, (x, y, 0), turn, size)
    crown = leaves('crown', 5200, (3.2, 3.2, 2.4), leaf('cocoa', '#2C5220', '#6B8F33', 0.35), 0.42)
    crown.location = (0, 0, -40)
    for k in range(60):
        copy(crown, (-150 + k * 5.4 + rng.normal() * 2, 132 + rng.random() * 16, 4 + rng.random()), rng.random() * 360, 1.3 + rng.random())
    metal, trim = steel('silo', '#C4C6C4', '#9A9B97', rough=(0.25, 0.5), vary=0.1), steel('trim', '#7E807E', '#5A5A58')
    for x, y, r, h in ((14, 72, 4.2, 11.5), (23.5, 75, 4.2, 11.5), (31.5, 80, 3.0, 8)):
        silo(x, y, r, h, metal, trim)
    b = Batch().lattice((18.7, 70, 0), (18.7, 70, 18.5), 1.1, 12, 0.1)
    b.tube((18.7, 70, 18), (14, 72, 14.2), 0.22).tube((18.7, 70, 18), (23.5, 75, 14.2), 0.22).box((1.6, 1.6, 1.8), (18.7, 70, 18.6))
    b.make('elevator', trim)
    where = np.stack([rng.uniform(-12, 12, 16000), rng.uniform(0.8, 9, 16000), np.full(16000, -0.05)], axis=1)
    where = where[np.cos(2 * pi * where[:, 0] / SPACING) > 0.1]
    blades('weeds', where, leaf('weeds', '#5C7A2E', '#8C8A3E', 0.4), 0.05, 0.006, 0.8)
    dusk_sky([(0, '#F6CF96'), (0.1, '#DCC6A6'), (0.35, '#8FAFC4'), (0.8, '#4E7AA6')], SUN, '#FFC070', 1.6, 0.45, 0.65)
    sun(9, SUN, 5.5, '#FFC07A')
    camera((-1.6, -1.0, 1.75), (-1.0, 40, 3.0), 30, (0, 9, 0.4), 5.6, shift=(0.0, 0.03))
    expose(0.1)
    return {'noise': 0.2, 'haze': '#F0CB96', 'haze_amount': 0.75, 'haze_range': (14, 240), 'glow': 0.18, 'left': 0.4}
