"""The live page's poster: an attack seen from the main camera, above the halfway line."""

from math import cos, radians, sin
from random import Random

from materials import surface
from scene_kit import camera, expose, plain_sky
from shapes import Batch
from stadium import build_stadium

GOLD = [(-24, 3), (-9, -14), (-6, 12), (3, 3), (9, -19), (12, 19), (17, -4), (24, 11), (27, -10), (30, 2)]
GREEN = [(48, 0), (29, -17), (31, -6), (33, 6), (30, 17), (20, 3), (15, -9), (13, 12), (4, -4), (-2, 6), (21, -14)]


def player(kit, legs, skin, x, y, facing, stride, rng):
    """A runner of simple tapered limbs; `stride` from -1 to 1 opens the legs and arms."""
    c, s = cos(radians(facing)), sin(radians(facing))

    def at(forward, side, z):
        return (x + forward * c - side * s, y + forward * s + side * c, z)

    lean = 0.12 * abs(stride)
    hip, neck = 0.92, 1.5
    kit.tube(at(0, 0, hip), at(lean * 0.7, 0, 1.25), 0.15, 0.19, 10).tube(at(lean * 0.7, 0, 1.25), at(lean, 0, neck), 0.19, 0.1, 10)
    for side in (-1, 1):
        swing = stride * side * 0.38
        knee, foot = at(swing * 0.8 + 0.06, side * 0.1, 0.5), at(swing * 1.5 - 0.12 * abs(stride), side * 0.1, 0.06 + 0.22 * max(0, -swing))
        legs.tube(at(0, side * 0.09, hip + 0.06), at(swing * 0.5, side * 0.1, 0.66), 0.12, 0.11, 8)
        skin.tube(at(swing * 0.5, side * 0.1, 0.68), knee, 0.075, 0.06, 8)
        kit.tube(knee, foot, 0.06, 0.045, 8)
        skin.tube(foot, at(swing * 1.5 + 0.12, side * 0.1, 0.05), 0.05, 0.04, 6)
        elbow = at(lean - swing * 0.55, side * 0.3, 1.16)
        kit.tube(at(lean, side * 0.17, 1.44), elbow, 0.06, 0.05, 8)
        skin.tube(elbow, at(lean - swing * 0.9 + 0.16, side * 0.26, 1.08), 0.045, 0.04, 8)
    skin.lathe([(0.02, 0), (0.075, 0.04), (0.1, 0.13), (0.09, 0.2), (0.02, 0.25)], at(lean * 1.1, 0, neck + 0.02), 10)


def build():
    rng = Random(6)
    eye = (2, -66, 22.5)
    build_stadium(eye, 1.0, 60, skip=lambda p: (p[:, 1] < -44) & (abs(p[:, 0]) < 60))
    skin = Batch()
    for team, shirt, shorts in ((GOLD, '#E0AE10', '#141414'), (GREEN, '#E9ECE6', '#B01222')):
        kit, legs = Batch(), Batch()
        for x, y in team:
            facing = (10 if team is GOLD else 190) + rng.uniform(-50, 50)
            player(kit, legs, skin, x + rng.uniform(-1, 1), y, facing, rng.uniform(0.3, 1) * rng.choice((-1, 1)), rng)
        kit.make('shirts', surface('shirt' + shirt, shirt, rough=(0.7, 0.8)))
        legs.make('shorts', surface('short' + shorts, shorts, rough=(0.7, 0.8)))
    dark, gear = Batch(), Batch()
    for x, y, facing in ((8, 1, 20), (26, 35.2, 250), (-20, 35.2, 290)):
        player(dark, gear, skin, x, y, facing, 0.6, rng)
    dark.make('officials', surface('official', '#121417', rough=(0.7, 0.8)))
    gear.make('officials', surface('official', '#0A0B0C', rough=(0.7, 0.8)))
    skin.make('skin', surface('skin', '#4A2D1C', rough=(0.45, 0.6)))
    Batch().lathe([(0.004, 0), (0.11 * 0.7, 0.03), (0.11, 0.11), (0.11 * 0.7, 0.19), (0.004, 0.22)], (18.6, -4.8, 0)).make('ball', surface('ball', '#F4F4F0'))
    plain_sky('#0B1A20', 0.3)
    camera(eye, (13, -2.0, 0), 60, (14, -6, 1), 0.12)
    expose(0.15, 'High Contrast')
    return {'noise': 0.25, 'haze': '#35604F', 'haze_amount': 0.12, 'haze_range': (60, 200), 'glow': 0.3, 'threshold': 1.5, 'left': 0.4, 'edges': 0.5}
