"""Construction: a tower crane over a concrete frame in low sun, the city pale behind it."""

from math import radians
from random import Random

from materials import concrete, glow, paint, surface
from scene_kit import camera, dusk_sky, expose, sun
from shapes import Batch, ground

SUN = 112
STOREY, BAY = 3.5, 6.0


def frame(x, y, floors, across, deep, stuff, rng):
    slabs, columns, props = Batch(), Batch(), Batch()
    wide, long = across * BAY, deep * BAY
    for f in range(floors + 1):
        z = f * STOREY
        slabs.box((wide + 1.6, long + 1.6, 0.28), (x + wide / 2, y + long / 2, z))
        for i in range(across + 1):
            slabs.box((0.4, long, 0.3), (x + i * BAY, y + long / 2, z - 0.27))
            for j in range(deep + 1):
                if f < floors:
                    columns.box((0.55, 0.55, STOREY), (x + i * BAY, y + j * BAY, z + STOREY / 2))
                else:
                    columns.box((0.55, 0.55, 1.4), (x + i * BAY, y + j * BAY, z + 0.7))
                    for dx in (-0.2, 0, 0.2):
                        for dy in (-0.2, 0, 0.2):
                            props.tube((x + i * BAY + dx, y + j * BAY + dy, z), (x + i * BAY + dx * 1.2, y + j * BAY + dy * 1.2, z + 2.6 + rng.random() * 0.3), 0.02, sides=5)
        edge = [(x - 0.6, y - 0.6, z + 0.14), (x + wide + 0.6, y - 0.6, z + 0.14), (x + wide + 0.6, y + long + 0.6, z + 0.14), (x - 0.6, y + long + 0.6, z + 0.14), (x - 0.6, y - 0.6, z + 0.14)]
        props.railing(edge, 1.1, 2.0, 0.05)
        if f >= floors - 2:
            for i in range(across * 3):
                for j in range(deep * 3):
                    if f < floors and rng.random() < 0.75:
                        props.tube((x + 1 + i * 2, y + 1 + j * 2, z), (x + 1 + i * 2, y + 1 + j * 2, z + STOREY), 0.035, sides=6)
    core = Batch().box((BAY * 0.9, BAY * 0.9, floors * STOREY + 4.5), (x + wide * 0.55, y + long * 0.6, (floors * STOREY + 4.5) / 2))
    core.make('core', stuff, 0.03)
    slabs.make('slabs', stuff, 0.03)
    columns.make('columns', stuff, 0.025)
    props.make('props', paint('props', '#B4552A', '#5A4636'))


def scaffold(x, y, wide, floors, stuff):
    poles, boards = Batch(), Batch()
    for k in range(int(wide / 2) + 1):
        for dy in (0, 1.1):
            poles.tube((x + k * 2, y + dy, 0), (x + k * 2, y + dy, floors * 2 + 1.2), 0.035, sides=6)
    for f in range(1, floors + 1):
        boards.box((wide, 1.1, 0.05), (x + wide / 2, y + 0.55, f * 2))
        for dy in (0,):
            for h in (0.5, 1.0):
                poles.tube((x, y + dy, f * 2 + h), (x + wide, y + dy, f * 2 + h), 0.03, sides=6)
        for k in range(0, int(wide / 2), 3):
            poles.tube((x + k * 2, y, f * 2 - 2), (x + k * 2 + 2, y, f * 2), 0.03, sides=6)
    poles.make('poles', stuff)
    boards.make('boards', surface('boards', '#9C7A4E', '#5E4830', (0.7, 0.9), stretch=(0.2, 3, 3), scale=3))


def tower_crane(x, y, height, turn, stuff):
    c = Batch()
    c.lattice((0, 0, 0), (0, 0, height), 2.0, int(height / 2), 0.22)
    c.box((4.5, 4.5, 0.8), (0, 0, 0.4)).box((2.6, 2.6, 0.7), (0, 0, height + 0.3))
    c.box((1.7, 1.9, 2.1), (1.2, -1.9, height + 1.6))
    c.lattice((0, 0, height + 1.2), (44, 0, height + 1.2), 1.3, 26, 0.15, 1.6, three=False)
    c.lattice((0, 0, height + 1.2), (-14, 0, height + 1.2), 1.5, 8, 0.15, 1.2)
    c.lattice((0, 0, height), (0, 0, height + 9), 1.3, 5, 0.16)
    for end in (18, 36, -12.5):
        for dy in (-0.4, 0.4):
            c.tube((0, dy, height + 9), (end, dy, height + 2.0), 0.05, sides=6)
    for k in range(4):
        c.box((1.1, 2.2, 2.6), (-10.2 - k * 1.15, 0, height - 0.2))
    c.box((1.6, 1.5, 0.5), (27, 0, height + 0.1))
    for dx in (-0.5, 0.5):
        c.tube((27 + dx, 0, height), (27 + dx * 0.2, 0, height - 14), 0.035, sides=6)
    c.box((0.6, 0.4, 0.9), (27, 0, height - 14.4))
    for k in (-1, 1):
        c.tube((27, 0, height - 14.8), (27 + k * 2.2, 0, height - 17), 0.03, sides=6)
    for k in range(5):
        c.box((6, 0.3, 0.3), (27, -0.7 + 0.35 * k, height - 17.1))
    thing = c.make('crane', stuff)
    thing.location, thing.rotation_euler = (x, y, 0), (0, 0, radians(turn))


def city(rng):
    towers, windows = Batch(), Batch()
    for k in range(150):
        x, y = rng.uniform(-330, 420), rng.uniform(190, 620)
        w, d, h = rng.uniform(12, 30), rng.uniform(12, 30), rng.uniform(8, 30) if rng.random() < 0.75 else rng.uniform(35, 75)
        towers.box((w, d, h), (x, y, h / 2))
        for f in range(int(h / 3.4)):
            towers.box((w + 0.5, d + 0.5, 0.7), (x, y, f * 3.4 + 2.8))
            for n in range(int(w / 3)):
                if rng.random() < 0.05:
                    windows.box((1.1, 0.2, 1.2), (x - w / 2 + 1.5 + n * 3, y - d / 2 - 0.3, f * 3.4 + 1.4))
    towers.make('city', surface('city', '#B7AFA2', '#8E877C', (0.5, 0.9), scale=0.05))
    windows.make('windows', glow('windows', '#FFC98A', 2))


def build():
    rng = Random(11)
    stuff = concrete()
    frame(9, 62, 8, 4, 3, stuff, rng)
    frame(38, 84, 5, 4, 2, stuff, rng)
    scaffold(8, 59.2, 26, 11, paint('poles', '#8C9094', '#5B4B3A'))
    tower_crane(3.5, 72, 44, 172, paint('crane', '#E0A21C', '#5A3F1C'))
    tower_crane(62, 120, 46, 28, paint('crane', '#C9C4B8', '#5A4A3C'))
    city(rng)
    site = Batch()
    for k in range(26):
        site.box((rng.uniform(1, 3), rng.uniform(0.8, 2), rng.uniform(0.4, 1.4)), (rng.uniform(-20, 40), rng.uniform(44, 58), 0.4), rng.uniform(0, 90))
    site.make('stores', surface('stores', '#8A7B66', '#4F463B', (0.7, 0.9)))
    hoarding = Batch()
    for k in range(48):
        hoarding.box((2.4, 0.06, 2.2), (-70 + k * 2.45, 42, 1.1))
    hoarding.make('hoarding', paint('hoarding', '#1D3F8F', '#2A2A30'))
    ground(surface('earth', '#7A6248', '#4A3B2C', (0.7, 0.95), 0, 0.15, bump=0.1, bump_scale=1), 3000)
    dusk_sky([(0, '#F0C08E'), (0.12, '#C9B8A8'), (0.35, '#7F9BBB'), (0.8, '#3E5E8E')], SUN, '#FFA050', 1.6, 0.5, 0.6)
    sun(9, SUN, 5.5, '#FFB26B')
    camera((-14, -6, 3.0), (-2, 60, 20), 29, shift=(0.02, 0.06))
    expose(0.1)
    return {'noise': 0.2, 'haze': '#BE9C86', 'haze_amount': 0.93, 'haze_range': (40, 420), 'glow': 0.15, 'left': 0.4}
