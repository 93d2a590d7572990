"""The group's news: rows of solar panels on dry grass as the sun comes up."""

from math import cos, radians, sin

import numpy as np

from materials import leaf, linear, new_material, steel, surface
from scene_kit import camera, dusk_sky, expose, sun
from shapes import Batch, blades, copy, ground, leaves, settled

SUN = 40
TILT = radians(16)
WIDE, TALL = 1.05, 2.1


def cells():
    """Dark glass over silicon: six by twelve cells between silver threads."""
    material, g, shader = new_material('cells')
    where = g.node('ShaderNodeTexCoord').outputs['Object']
    axes = g.node('ShaderNodeSeparateXYZ', {0: where})

    def gap(axis, pitch, width):
        offset = g.maths('FRACT', g.maths('ADD', g.maths('DIVIDE', axes.outputs[axis], pitch), 100.0))
        return g.maths('LESS_THAN', offset, width)

    seam = g.maths('MAXIMUM', gap(0, WIDE / 6, 0.03), gap(1, TALL / 12, 0.03))
    thread = g.maths('MULTIPLY', gap(0, WIDE / 30, 0.06), 0.35)
    tint = g.mix(g.noise(where, 1.3), linear('#0B1730'), linear('#13264A'))
    lit = g.mix(thread, tint, linear('#7E8794'))
    g.feed(shader.inputs['Base Color'], g.mix(seam, lit, linear('#9BA0A6')))
    shader.inputs['Roughness'].default_value = 0.16
    shader.inputs['Clearcoat'].default_value = 1.0
    shader.inputs['Clearcoat Roughness'].default_value = 0.03
    return material


def tables(rows, columns):
    """Panels two high on steel posts, all tilted towards the camera's left."""
    face, frame, legs = Batch(), Batch(), Batch()
    face.box((WIDE - 0.04, TALL - 0.04, 0.012), (0, 0, 0))
    panel = face.make('panel', cells(), smooth=False)
    for s in (-1, 1):
        frame.box((0.03, TALL, 0.045), (s * (WIDE / 2 - 0.015), 0, -0.014)).box((WIDE, 0.03, 0.045), (0, s * (TALL / 2 - 0.015), -0.014))
    edge = settled(frame.make('edge', steel('edge', '#B9BCBE', '#94989A', rough=(0.25, 0.4)), 0.004))
    for part in (panel, edge):
        part.location = (0, 0, -40)
    post = steel('post', '#8C9092', '#64686A', rough=(0.4, 0.6))
    for row in range(rows):
        y = 4.2 + row * 6.4
        for column in range(columns):
            x = -16 + column * (WIDE + 0.02) + column // 12 * 0.4
            for half in (0, 1):
                along = -TALL / 2 + half * (TALL + 0.02)
                for part in (panel, edge):
                    one = copy(part, (x, y + along * cos(TILT), 1.35 + along * sin(TILT)))
                    one.rotation_euler = (TILT, 0, 0)
            if column % 4 == 1:
                for along in (-1.1, 1.1):
                    top = (x, y + along * cos(TILT), 1.28 + along * sin(TILT))
                    legs.strut((top[0], top[1], 0), top, 0.1, 0.07)
                legs.strut((x, y - 2.0 * cos(TILT), 1.26 - 2.0 * sin(TILT)), (x, y + 2.0 * cos(TILT), 1.26 + 2.0 * sin(TILT)), 0.06, 0.1)
        for along in (-1.5, -0.5, 0.5, 1.5):
            legs.strut((-16.5, y + along * cos(TILT), 1.3 + along * sin(TILT)), (-14 + columns * 1.07, y + along * cos(TILT), 1.3 + along * sin(TILT)), 0.05, 0.05)
    legs.make('legs', post)


def build():
    rng = np.random.default_rng(5)
    tables(9, 60)
    ground(surface('earth', '#7A5A38', '#4F4A26', (0.85, 0.98), 0, 0.7, bump=0.03, bump_scale=6), 2500, -0.02)
    y = -1.6 + 22 * rng.random(60000) ** 1.7
    x = -17 + y * 0.5 + rng.uniform(-1, 1, 60000) * (5 + y * 0.7)
    blades('grass', np.stack([x, y, np.full_like(x, -0.02)], axis=1), leaf('grass', '#6F7F34', '#A08C46', 0.4), 0.15, 0.011, 0.55)
    crown = leaves('crown', 5200, (3.2, 3.2, 2.2), leaf('tree', '#2C4A20', '#6B8036', 0.35), 0.42)
    crown.location = (0, 0, -40)
    for k in range(70):
        copy(crown, (-150 + k * 4.6 + rng.normal() * 2, 120 + rng.random() * 22, 2.4 + rng.random() * 1.6), rng.random() * 360, 1.1 + rng.random() * 0.9)
    hut = Batch().box((3.2, 2.4, 2.5), (1, 74, 1.25)).box((3.5, 2.7, 0.14), (1, 74, 2.55))
    hut.make('hut', surface('hut', '#CFC9BA', '#A8A294', (0.6, 0.8)), 0.03)
    dusk_sky([(0, '#F4BE7E'), (0.1, '#DDB591'), (0.32, '#8FA3BA'), (0.8, '#44699A')], SUN, '#FF9E50', 1.7, 0.55, 0.62)
    sun(8, SUN, 5.2, '#FFB468')
    camera((-21.5, -2.6, 2.15), (-9, 14, 1.75), 30, (-13, 4, 1.4), 5.6)
    expose(0.3)
    return {'noise': 0.2, 'haze': '#F2C08A', 'haze_amount': 0.6, 'haze_range': (12, 200), 'glow': 0.2, 'left': 0.4}
