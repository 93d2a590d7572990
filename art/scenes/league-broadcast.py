"""League: a broadcast camera on its gantry, the ground glowing beyond it."""

import os

import bpy

from materials import glow, new_material, steel, surface
from scene_kit import camera, expose, plain_sky, softbox
from shapes import Batch
from stadium import build_stadium

POSTER = os.path.abspath(os.path.join(os.path.dirname(__file__), '../../shell/public/media/live-poster-640.webp'))
GANTRY = (0, -65.5, 23.5)


def screen(name, size, strength=1.3):
    """A monitor of `size` (width, height) that shows the live page's poster."""
    material, g, shader = new_material(name)
    where = g.node('ShaderNodeTexCoord').outputs['Object']
    axes = g.node('ShaderNodeSeparateXYZ', {0: where})
    across = g.maths('ADD', g.maths('DIVIDE', axes.outputs[0], size[0]), 0.5)
    up = g.maths('ADD', g.maths('DIVIDE', axes.outputs[2], size[1]), 0.5)
    spot = g.node('ShaderNodeCombineXYZ', {0: across, 1: up}).outputs[0]
    picture = g.node('ShaderNodeTexImage', {0: spot}, image=bpy.data.images.load(POSTER))
    g.feed(shader.inputs['Emission'], picture.outputs[0])
    shader.inputs['Emission Strength'].default_value = strength
    shader.inputs['Base Color'].default_value = (0, 0, 0, 1)
    shader.inputs['Roughness'].default_value = 0.15
    return material


def rig(x, y, z, body, rubber, bare, view, tally):
    """Studio camera with a box lens towards +Y, viewfinder and pan bars towards -Y."""
    b, r, m = Batch(), Batch(), Batch()
    b.box((0.2, 0.46, 0.27), (x, y, z)).box((0.26, 0.7, 0.27), (x, y + 0.6, z + 0.01)).box((0.16, 0.2, 0.1), (x, y + 0.05, z + 0.18))
    b.box((0.3, 0.16, 0.31), (x, y + 1.0, z + 0.01)).box((0.24, 0.06, 0.2), (x, y - 0.18, z + 0.3)).box((0.08, 0.08, 0.12), (x, y - 0.12, z + 0.18))
    for k in range(7):
        b.box((0.204, 0.012, 0.18), (x, y - 0.16 + k * 0.035, z - 0.01))
    r.box((0.34, 0.16, 0.35), (x, y + 1.12, z + 0.01), taper=1.0).box((0.27, 0.1, 0.02), (x, y - 0.25, z + 0.41))
    for side in (-1, 1):
        r.box((0.015, 0.1, 0.2), (x + side * 0.13, y - 0.25, z + 0.3))
        m.tube((x + side * 0.14, y + 0.1, z - 0.2), (x + side * 0.3, y - 0.62, z - 0.28), 0.014)
        r.tube((x + side * 0.27, y - 0.5, z - 0.267), (x + side * 0.3, y - 0.64, z - 0.283), 0.024)
    m.box((0.22, 0.5, 0.06), (x, y + 0.2, z - 0.18)).tube((x, y + 0.2, z - 0.36), (x, y + 0.2, z - 0.16), 0.11, 0.09, 24)
    for dx, dy in ((-0.55, -0.25), (0.55, -0.25), (0, 0.75)):
        m.tube((x, y + 0.2, z - 0.36), (x + dx, y + 0.2 + dy, z - 1.5), 0.03).tube((x + dx * 0.2, y + 0.2 + dy * 0.2, z - 0.5), (x + dx * 0.75, y + 0.2 + dy * 0.75, z - 1.2), 0.042)
    r.pipe([(x + 0.1, y - 0.1, z - 0.05), (x + 0.2, y - 0.15, z - 0.3), (x + 0.22, y - 0.1, z - 0.9), (x + 0.5, y - 0.3, z - 1.5)], 0.012)
    b.make('body', body, 0.012)
    r.make('rubber', rubber, 0.006)
    m.make('bare', bare, 0.004)
    eye = Batch().box((0.2, 0.004, 0.12), (0, 0, 0)).make('finder', view)
    eye.location = (x, y - 0.214, z + 0.3)
    Batch().box((0.05, 0.02, 0.02), (x + 0.09, y - 0.2, z + 0.43)).make('tally', tally)


def build():
    x, y, z = GANTRY
    build_stadium(GANTRY, 1.0, 45, skip=lambda p: p[:, 1] < -42)
    body, rubber = surface('body', '#1A1C1E', '#0E0F10', (0.35, 0.6), 0, 30, bump=0.0004, bump_scale=300), surface('rubber', '#0A0A0A', '#131313', (0.6, 0.8))
    bare, view = steel('bare', '#5C6063', '#3C3F41'), screen('finder', (0.2, 0.12))
    tally = glow('tally', '#FF1E2E', 30)
    rig(x + 0.5, y + 0.05, z - 0.06, body, rubber, bare, view, tally)
    rig(x + 2.6, y + 0.6, z - 0.05, body, rubber, bare, view, tally)
    deck = Batch().box((30, 2.6, 0.12), (x, y + 0.2, z - 1.56))
    deck.make('deck', steel('deck', '#3A3E40', '#24282A'))
    rail = Batch().railing([(x - 15, y + 1.55, z - 1.5), (x + 15, y + 1.55, z - 1.5)], 1.0, 1.8, 0.05)
    rail.make('rail', steel('rail', '#6A7072', '#44494B'), 0.008)
    desk = Batch().box((1.7, 0.5, 0.04), (x - 1.15, y + 0.9, z - 0.62))
    for dx in (-1.9, -0.4):
        desk.strut((x + dx, y + 0.9, z - 1.5), (x + dx, y + 0.9, z - 0.62), 0.04)
    for k, dx in enumerate((-1.6, -1.0)):
        desk.box((0.52, 0.05, 0.32), (x + dx, y + 0.95, z - 0.4)).box((0.06, 0.06, 0.12), (x + dx, y + 0.95, z - 0.56))
        picture = Batch().box((0.48, 0.004, 0.28)).make('monitor', screen(f'monitor{k}', (0.48, 0.28)))
        picture.location = (x + dx, y + 0.922, z - 0.4)
    desk.make('desk', body, 0.008)
    softbox((x - 2.5, y - 1.5, z + 2.5), (x + 0.6, y, z), (1, 1), 80, '#FFC58A')
    softbox((x + 3, y + 4, z + 3), (x + 0.6, y, z), (3, 1), 420, '#E6F0FF')
    plain_sky('#0B1A20', 0.25)
    camera((x - 0.35, y - 2.1, z + 0.25), (x - 0.25, y + 10, z - 1.9), 31, (x + 0.6, y - 0.2, z + 0.1), 0.9)
    expose(0.1)
    return {'noise': 0.3, 'haze': '#35604F', 'haze_amount': 0.25, 'haze_range': (40, 200), 'glow': 0.35, 'threshold': 1.4, 'left': 0.35}
