"""The league's ground by night: pitch, bowl, crowd, roof and floodlights, shared by its pictures.

Metres; the pitch lies along X with its centre at the origin.
"""

from math import cos, pi, sin

import numpy as np

from materials import concrete, confetti, glow, linear, new_material, steel, surface
from scene_kit import softbox, spot
from shapes import Batch, ground, only_seen, quads

CROWD = ('#6E6A62', '#5A0F16', '#8A6E18', '#86827A', '#123A24', '#15181B', '#3A3F43', '#8A6E18', '#1A2340', '#2A2D2F')
SKIN = ('#3B2418', '#4A2D1C', '#2C1A12', '#5A3823')
LOWER, UPPER, ROOF = (9.0, 1.6, 26), (33.0, 20.0, 22), 37.0


def rim(offset, z, sides=220):
    """A rounded rectangle around the pitch, `offset` metres outside its lines."""
    a, b, power = 52.5 + offset, 34 + offset, 2 / (2.6 + 30 / (6 + offset))
    ring = []
    for k in range(sides):
        t = 2 * pi * k / sides
        ring.append((a * abs(cos(t)) ** power * (1 if cos(t) > 0 else -1), b * abs(sin(t)) ** power * (1 if sin(t) > 0 else -1), z))
    return ring


def loft(batch, loops):
    n = len(loops[0])
    faces = [(k * n + i, k * n + (i + 1) % n, (k + 1) * n + (i + 1) % n, (k + 1) * n + i) for k in range(len(loops) - 1) for i in range(n)]
    return batch.add([p for loop in loops for p in loop], faces)


def pitch(wet=0.55):
    width = 105 / 20
    for k, (light, dark) in enumerate((('#28501F', '#224818'), ('#1A3A14', '#16340F'))):
        strips = Batch()
        for n in range(k - 1, 22, 2):
            x = -52.5 + n * width
            strips.add([(x, -37, 0), (x + width, -37, 0), (x + width, 37, 0), (x, 37, 0)], [(0, 1, 2, 3)])
        strips.make('grass', surface(f'grass{k}', light, dark, (wet, 0.95), 0, 0.8, contrast=(0.25, 0.75), bump=0.04, bump_scale=5, Specular=0.12), smooth=False)
    ground(surface('surround', '#16301A', '#10240F', (0.6, 0.9), 0, 0.5), 140, -0.02)
    lines = Batch()

    def line(x1, y1, x2, y2):
        lines.add([(min(x1, x2) - 0.06, min(y1, y2) - 0.06, 0.012), (max(x1, x2) + 0.06, min(y1, y2) - 0.06, 0.012),
                   (max(x1, x2) + 0.06, max(y1, y2) + 0.06, 0.012), (min(x1, x2) - 0.06, max(y1, y2) + 0.06, 0.012)], [(0, 1, 2, 3)])

    def arc(x, y, radius, start, stop):
        for k in range(64):
            a, b = start + (stop - start) * k / 64, start + (stop - start) * (k + 1) / 64
            lines.add([(x + r * cos(t), y + r * sin(t), 0.012) for r, t in ((radius - 0.06, a), (radius + 0.06, a), (radius + 0.06, b), (radius - 0.06, b))], [(0, 1, 2, 3)])

    for y in (-34, 34):
        line(-52.5, y, 52.5, y)
    for x in (-52.5, 0, 52.5):
        line(x, -34, x, 34)
    arc(0, 0, 9.15, 0, 2 * pi)
    arc(0, 0, 0.2, 0, 2 * pi)
    for side in (-1, 1):
        for deep, half in ((16.5, 20.16), (5.5, 9.16)):
            line(side * (52.5 - deep), -half, side * (52.5 - deep), half)
            for y in (-half, half):
                line(side * (52.5 - deep), y, side * 52.5, y)
        middle = 0 if side < 0 else pi
        arc(side * 41.5, 0, 9.15, middle - 0.925, middle + 0.925)
    lines.make('lines', surface('chalk', '#E4E6E0', rough=(0.8, 0.9)), smooth=False)
    goals, nets = Batch(), Batch()
    for side in (-1, 1):
        x, back = side * 52.5, side * 54.6
        goals.pipe([(x, -3.66, 0), (x, -3.66, 2.44), (x, 3.66, 2.44), (x, 3.66, 0)], 0.07)
        for k in range(25):
            y = -3.66 + 7.32 * k / 24
            nets.pipe([(x, y, 2.44), (back, y, 1.9), (back, y, 0)], 0.012, 4)
        for k in range(10):
            nets.tube((back, -3.66, k * 0.21), (back, 3.66, k * 0.21), 0.012, sides=4)
    goals.make('goals', surface('post', '#F2F2EE', rough=(0.3, 0.4)))
    nets.make('nets', surface('net', '#C9CCC6', rough=(0.7, 0.8)))


def seats(tier):
    offset, base, rows = tier
    return [(offset + r * 0.85, base + r * (0.44 + 0.006 * r)) for r in range(rows)]


def crowd(eye, full=0.86, skip=None):
    """Flat figures that face `eye`, the camera; `skip` takes places and says which stay empty."""
    rng = np.random.default_rng(5)
    bodies, heads = [], []
    for tier in (LOWER, UPPER):
        for offset, z in seats(tier):
            ring = np.array(rim(offset + 0.45, z, 900))
            step = np.roll(ring, -1, axis=0) - ring
            travelled = np.concatenate([[0], np.cumsum(np.linalg.norm(step, axis=1))])
            spots = np.arange(0, travelled[-1] - 0.6, 0.56)
            index = np.clip(np.searchsorted(travelled, spots) - 1, 0, 899)
            way = step[index] / (np.linalg.norm(step[index], axis=1, keepdims=True) + 1e-9)
            place = ring[index] + way * (spots - travelled[index])[:, None]
            aisle = (spots % 14.0) > 1.3
            keep = aisle & (rng.random(len(spots)) < full)
            if skip:
                keep &= ~skip(place)
            place, way = place[keep] + rng.normal(size=(keep.sum(), 3)) * [0.05, 0.05, 0.02], way[keep]
            sight = place - np.array(eye)
            way = np.stack([sight[:, 1], -sight[:, 0], np.zeros(len(sight))], axis=1)
            way /= np.linalg.norm(way, axis=1, keepdims=True)
            up, half = np.array([0, 0, 1]), way * 0.22
            tall = (0.78 + 0.3 * (rng.random((len(place), 1)) < 0.3) + rng.random((len(place), 1)) * 0.12) * up
            bodies.append(np.stack([place - half, place + half, place + half * 0.85 + tall, place - half * 0.85 + tall], axis=1))
            neck = place + tall
            heads.append(np.stack([neck - way * 0.1, neck + way * 0.1, neck + way * 0.1 + up * 0.25, neck - way * 0.1 + up * 0.25], axis=1))
    quads('crowd', np.concatenate(bodies), confetti('shirts', CROWD))
    quads('heads', np.concatenate(heads), confetti('skin', SKIN))


def bowl():
    steps = Batch()
    for tier in (LOWER, UPPER):
        loops = [rim(tier[0], tier[1] - (1.4 if tier is LOWER else 2.8))]
        for offset, z in seats(tier):
            loops += [rim(offset, z), rim(offset + 0.85, z)]
        loft(steps, loops)
    steps.make('terraces', concrete('terraces', '#4A4C4B', '#383A39'), smooth=False)
    wall = Batch()
    loft(wall, [rim(31.2, 16.2), rim(31.2, 19.6), rim(33.0, 19.6)])
    loft(wall, [rim(54, 0), rim(54, ROOF + 1)])
    wall.make('walls', surface('walls', '#20282A', '#161C1D', (0.5, 0.8)), smooth=False)
    boards, ribbon = Batch(), Batch()
    loft(boards, [rim(6.4, 0.05), rim(6.4, 1.0)])
    loft(ribbon, [rim(31.1, 18.2), rim(31.1, 19.1)])
    boards.make('boards', led_board())
    ribbon.make('ribbon', glow('ribbon', '#0E6B45', 1.2), smooth=False)


def led_board():
    """Perimeter boards that change between the league's gold, green and red along their length."""
    material, g, shader = new_material('boards')
    where = g.node('ShaderNodeTexCoord').outputs['Object']
    axes = g.node('ShaderNodeSeparateXYZ', {0: where})
    along = g.maths('FRACT', g.maths('DIVIDE', g.maths('ADD', axes.outputs[0], axes.outputs[1]), 42.0))
    colour = g.ramp(along, [(0, '#FCD116'), (0.3, '#0B7A4B'), (0.62, '#CE1126'), (0.8, '#F4F7F2')])
    colour.node.color_ramp.interpolation = 'CONSTANT'
    shader.inputs['Base Color'].default_value = linear('#000000')
    g.feed(shader.inputs['Emission'], colour)
    shader.inputs['Emission Strength'].default_value = 0.9
    return material


def roof(lamp_strength=60):
    skin, truss, lamps, cables = Batch(), Batch(), Batch(), Batch()
    loft(skin, [rim(26, ROOF + 3.2), rim(40, ROOF + 4.2), rim(57, ROOF + 1.5)])
    loft(skin, [rim(26, ROOF + 2.9), rim(40, ROOF + 3.9), rim(57, ROOF + 1.2)])
    inner, outer, front = rim(27, ROOF + 2.6, 60), rim(55, ROOF + 0.6, 60), rim(26, ROOF + 3.0, 60)
    for p, q in zip(inner, outer):
        truss.strut(p, q, 0.35, 0.5)
        truss.strut((p[0], p[1], p[2] - 1.6), q, 0.25)
        truss.strut(p, (p[0], p[1], p[2] - 1.6), 0.2)
    for k, p in enumerate(inner):
        n = inner[(k + 1) % 60]
        truss.strut((p[0], p[1], p[2] - 1.6), (n[0], n[1], n[2] - 1.6), 0.25)
    ring = rim(26.4, ROOF + 1.4, 240)
    for k, p in enumerate(ring):
        if k % 12 < 9:
            n = ring[(k + 1) % 240]
            middle = [(p[i] + n[i]) / 2 for i in range(3)]
            lamps.box((0.75, 0.75, 0.55), middle)
    skin.make('roof', surface('roof', '#2A3234', '#1B2123', (0.4, 0.7), scale=0.1), smooth=False)
    truss.make('truss', steel('truss', '#5C6466', '#3A4041'))
    only_seen(lamps.make('lamps', glow('lamps', '#F3F8FF', lamp_strength)))


def floodlight(power=1.0):
    """The light on the grass: long lamps under both roofs and the corners."""
    for x in (-62, 62):
        for y in (-50, 50):
            spot((x, y, 42), (-x * 0.1, -y * 0.1, 0), 150000 * power, 95, '#FFF4E0', 0.6)
    for side in (-1, 1):
        softbox((0, side * 58, 39), (0, -side * 4, 0), (110, 2.5), 26000 * power, '#EAF2FF')
        softbox((side * 78, 0, 39), (-side * 10, 0, 0), (2.5, 60), 11000 * power, '#FFF0D2')


def build_stadium(eye, power=1.0, lamp_strength=60, skip=None):
    pitch()
    bowl()
    crowd(eye, skip=skip)
    roof(lamp_strength)
    floodlight(power)
