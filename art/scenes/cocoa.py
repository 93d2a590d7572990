"""The group's news: cocoa pods among dried beans on a drying table."""

from math import pi
from random import Random

import numpy as np

from materials import surface
from produce import bean, pod
from scene_kit import camera, expose, plain_sky, softbox, spot
from shapes import Batch, copy, settled


def build():
    rng = Random(11)
    dark = surface('bean', '#5A2E17', '#35190C', (0.42, 0.7), 0, 90, bump=0.0008, bump_scale=160, vary=0.5)
    one = settled(bean(dark))
    one.location = (0, 0, -1)
    for _ in range(2600):
        x, y = rng.uniform(-0.55, 0.75), rng.uniform(-0.42, 0.75)
        heap = 0.016 * np.exp(-((x - 0.26) ** 2 + (y - 0.05) ** 2) / 0.05)
        item = copy(one, (x, y, 0.006 + heap * rng.random() + 0.007 * rng.random()), scale=rng.uniform(0.9, 1.25))
        item.rotation_euler = (pi / 2 + rng.gauss(0, 0.35), rng.uniform(0, 6), rng.uniform(0, 6))
    mat = surface('mat', '#8A6A3E', '#5E4526', (0.7, 0.95), 0, 7, (1, 22, 1), bump=0.002, bump_scale=60)
    Batch().box((4, 4, 0.02), (0, 0, -0.01)).make('mat', mat)
    ripe = surface('ripe', '#D08A1E', '#9A4A14', (0.3, 0.5), 0, 16, bump=0.0012, bump_scale=90)
    red = surface('red', '#7E2114', '#B85A1C', (0.3, 0.5), 0, 16, bump=0.0012, bump_scale=90)
    pod(0.2, 0.06, -1.0, 0.4, ripe, 1.0, 0.018)
    pod(0.335, 0.12, -0.35, 1.3, red, 0.95, 0.018)
    pod(0.3, -0.02, 0.75, 2.2, red, 0.8, 0.02)
    spot((1.7, 1.2, 0.75), (0.2, 0.05, 0.03), 620, 50, '#FFB870', 0.04)
    softbox((0.5, 1.2, 0.8), (0.2, 0.05, 0.03), (1.0, 0.3), 16, '#FFC98E')
    softbox((-1.1, -0.9, 0.9), (0.2, 0, 0.03), (0.9, 0.7), 14, '#FFE6C6')
    plain_sky('#2A2418', 0.3)
    camera((0.06, -0.72, 0.3), (0.1, 0.05, 0.045), 50, (0.22, 0.03, 0.05), 2.8)
    expose(0.2)
    return {'noise': 0.25, 'glow': 0.12, 'left': 0.55}
