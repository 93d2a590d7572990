"""Oil and gas: a pump jack against the last light, storage tanks with their stairs behind it."""

from math import cos, pi, sin

import numpy as np

from materials import glow, leaf, paint, steel, surface
from scene_kit import camera, dusk_sky, expose, sun
from shapes import Batch, blades, ground, only_seen

SUN = 24


def tank(x, y, radius, height, shell, trim):
    Batch().lathe([(radius, 0), (radius, height), (radius * 0.98, height + 0.12), (radius * 0.5, height + 0.9), (0.01, height + 1.2)],
                  (x, y, 0), 96).make('tank', shell)
    parts = Batch()
    for k in range(1, 6):
        z = height * k / 6
        parts.lathe([(radius, z - 0.04), (radius + 0.05, z - 0.04), (radius + 0.05, z + 0.04), (radius, z + 0.04)], (x, y, 0), 96)
    rim = [(x + (radius - 0.1) * cos(a), y + (radius - 0.1) * sin(a), height) for a in [2 * pi * k / 40 for k in range(41)]]
    parts.railing(rim, 1.15, 1.2, 0.05)
    steps, start = int(height / 0.22), -2.6
    for k in range(steps):
        a, z = start + k * 0.26 / radius, k * 0.22
        for r in (radius + 0.12, radius + 1.0):
            parts.strut((x + r * cos(a), y + r * sin(a), z), (x + r * cos(a + 0.26 / radius), y + r * sin(a + 0.26 / radius), z + 0.22), 0.07)
        parts.strut((x + (radius + 0.1) * cos(a), y + (radius + 0.1) * sin(a), z), (x + (radius + 1) * cos(a), y + (radius + 1) * sin(a), z), 0.05, 0.24)
        if k % 4 == 0:
            r = radius + 1.0
            parts.strut((x + r * cos(a), y + r * sin(a), z), (x + r * cos(a), y + r * sin(a), z + 1.1), 0.045)
        parts.strut((x + (radius + 1) * cos(a), y + (radius + 1) * sin(a), z + 1.1),
                    (x + (radius + 1) * cos(a + 0.26 / radius), y + (radius + 1) * sin(a + 0.26 / radius), z + 1.32), 0.045)
    parts.make('trim', trim)


def pump_jack(x, y, frame, dark):
    """A walking-beam pump, its beam along X, the horse head towards +X."""
    f, d = Batch(), Batch()
    f.box((9.5, 2.0, 0.5), (x - 1, y, 0.25))
    top, tilt = (x, y, 6.2), 0.2
    for dx in (-1.9, 1.5):
        for dy in (-1.1, 1.1):
            f.strut((x + dx, y + dy, 0.5), (x, y + dy * 0.25, 6.0), 0.28, 0.22)
    for level in (0.3, 0.55, 0.78):
        for dy in (-1, 1):
            w = dy * (1.1 - 0.83 * level)
            f.strut((x - 1.9 * (1 - level), y + w, 0.5 + 5.5 * level), (x + 1.5 * (1 - level), y + w, 0.5 + 5.5 * level), 0.14)
    f.box((0.9, 1.1, 0.5), (x, y, 6.1))
    left, right = (x - 4.6 * cos(tilt), y, 6.5 - 4.6 * sin(tilt)), (x + 3.9 * cos(tilt), y, 6.5 + 3.9 * sin(tilt))
    f.strut(left, right, 0.45, 0.75)
    hx, hz = right[0], right[2]
    arc = [(4.35 * cos(a) - 4.0, 4.35 * sin(a)) for a in [-0.44 + 0.09 * k for k in range(9)]]
    ring = [(hx + u, hz + v * 1.05) for u, v in arc] + [(hx - 0.5, hz + 0.9), (hx - 0.9, hz + 0.2), (hx - 0.5, hz - 0.6)]
    n = len(ring)
    f.add([(u, y - 0.3, v) for u, v in ring] + [(u, y + 0.3, v) for u, v in ring],
          [tuple(range(n)), tuple(reversed(range(n, 2 * n)))] + [(i, n + i, n + (i + 1) % n, (i + 1) % n) for i in range(n)])
    rod = hx + 0.34
    for dy in (-0.12, 0.12):
        d.tube((rod, y + dy, hz - 1.2), (rod, y + dy, 2.1), 0.025)
    d.tube((rod, y, 2.1), (rod, y, 0.9), 0.05).tube((rod, y, 1.1), (rod, y, 0), 0.16).box((0.5, 0.5, 0.35), (rod, y, 1.0))
    crank = (x - 4.3, y, 2.4)
    for dy in (-0.75, 0.75):
        d.strut((crank[0] + 0.75, y + dy, crank[2] - 0.75), (left[0], y + dy * 0.6, left[2]), 0.12)
        d.strut((crank[0] - 1.0, y + dy * 1.2, crank[2] + 1.0), (crank[0] + 0.9, y + dy * 1.2, crank[2] - 0.9), 0.2, 0.5)
        d.tube((crank[0] - 0.8, y + dy * 1.2 - 0.15, crank[2] + 0.8), (crank[0] - 0.8, y + dy * 1.2 + 0.15, crank[2] + 0.8), 0.75, sides=32)
    d.strut((left[0], y - 0.6, left[2]), (left[0], y + 0.6, left[2]), 0.2)
    f.box((1.9, 1.2, 2.0), (crank[0], y, 1.5)).box((1.3, 1.0, 0.9), (x - 6.4, y, 0.95))
    f.railing([(x - 7.4, y - 1.5, 0), (x - 2.6, y - 1.5, 0), (x + 2.5, y - 1.5, 0)], 1.2, 1.6, 0.05)
    for k in range(24):
        f.strut((x + 1.5 - 1.5 * k / 24 - 0.2, y - 1.3 + 1.0 * k / 24, 0.5 + 5.4 * k / 24), (x + 1.5 - 1.5 * k / 24 + 0.2, y - 1.3 + 1.0 * k / 24, 0.5 + 5.4 * k / 24), 0.04)
    f.make('frame', frame, 0.02)
    d.make('rods', dark, 0.01)


def scrub():
    """Dry tufts and stones, so that the near ground has a scale."""
    rng = np.random.default_rng(14)
    x, y = rng.uniform(-26, 26, 420), rng.uniform(3.5, 36, 420)
    x, y = x[abs(x - 4.5) + abs(y - 24) * 0.5 > 6], y[abs(x - 4.5) + abs(y - 24) * 0.5 > 6]
    tufts = np.repeat(np.stack([x, y, np.zeros_like(x)], axis=1), 46, axis=0)
    tufts[:, :2] += rng.normal(size=(len(tufts), 2)) * 0.11
    blades('tufts', tufts, leaf('straw', '#8A7440', '#5C5A2C', 0.4), 0.34, 0.014, 0.55)
    stones = Batch()
    for _ in range(700):
        size = 0.03 + 0.16 * rng.random() ** 4
        at = (rng.uniform(-22, 22), rng.uniform(3, 32), size * 0.2)
        stones.box((size, size * rng.uniform(0.6, 1), size * 0.6), at, rng.uniform(0, 90), rng.uniform(0.4, 0.8))
    stones.make('stones', surface('stone', '#6B5A48', '#3E342B', (0.6, 0.9), scale=9), 0.01)


def build():
    scrub()
    shell = paint('shell', '#D9D2C4', '#6E5138')
    trim = steel('trim', '#6B6A66', '#3F3C38')
    for x, y, r, h in ((9, 58, 8.5, 11), (29, 66, 9.5, 12), (50, 76, 9.5, 12), (-16, 96, 10, 11), (74, 92, 10, 13)):
        tank(x, y, r, h, shell, trim)
    pump_jack(5.6, 24, paint('frame', '#8E3B12', '#2B1A10'), steel('rods', '#53504B', '#2E2A26'))
    pump_jack(-24, 84, paint('far', '#6E3415', '#2B1A10'), trim)
    pipes = Batch()
    for k in range(4):
        pipes.pipe([(-70, 40 + k * 0.7, 0.75), (17 + k, 40 + k * 0.7, 0.75), (17 + k, 56, 0.75), (90, 56 - k * 0.7, 0.75)], 0.22)
    for k in range(-9, 4):
        pipes.strut((k * 7, 39.5, 0.5), (k * 7, 42.6, 0.5), 0.16)
        for dy in (39.6, 42.5):
            pipes.strut((k * 7, dy, 0), (k * 7, dy, 0.5), 0.16)
    pipes.make('pipes', steel('pipe', '#8B857B', '#5A4A3B', rough=(0.35, 0.6)))
    lamps, posts = Batch(), Batch()
    for x, y, z in ((2, 50, 7), (21, 54, 7), (40, 60, 7), (62, 70, 7), (-34, 90, 7), (19.5, 57, 13.6), (40, 66, 14.2)):
        posts.tube((x, y, 0), (x, y, z), 0.08)
        lamps.box((0.5, 0.5, 0.16), (x, y, z))
    posts.make('posts', trim)
    only_seen(lamps.make('lamps', glow('lamp', '#FFD9A0', 60)))
    ground(surface('earth', '#5A4330', '#2A2019', (0.22, 0.95), 0, 0.12, contrast=(0.42, 0.62), bump=0.12, bump_scale=1.2), 2500)
    dusk_sky([(0, '#E8935A'), (0.1, '#B9806C'), (0.28, '#5E6C86'), (0.7, '#22324E')], SUN, glow_strength=2.2, clouds=0.55, strength=0.55)
    sun(4.0, SUN, 5.0, '#FF9448')
    camera((-2.5, -1.5, 1.75), (-2.5, 40, 5.0), 30, (7, 23, 3), 4.0, shift=(0, 0.03))
    expose(0.55)
    return {'noise': 0.22, 'haze': '#D98A5C', 'haze_amount': 0.5, 'haze_range': (25, 420), 'glow': 0.22, 'left': 0.45}
