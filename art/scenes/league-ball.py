"""League: a ball on wet grass, the floodlights far out of focus behind it."""

import bmesh
import bpy
import numpy as np
from mathutils import Vector

from football import RADIUS, football
from materials import dew, leaf, surface
from scene_kit import camera, expose, plain_sky, softbox
from shapes import Batch, blades, copy, ground, link
from turf import far_stand

AT = Vector((0.125, 0.0, RADIUS + 0.012))


def drop(material):
    mesh = bpy.data.meshes.new('drop')
    bm = bmesh.new()
    bmesh.ops.create_icosphere(bm, subdivisions=2, radius=1)
    bm.to_mesh(mesh)
    bm.free()
    thing = link('drop', mesh, material)
    thing.location = (0, 0, -5)
    return thing


def build():
    rng = np.random.default_rng(2)
    football(AT, surface('pale', '#E6E2D6', '#B9B19C', (0.18, 0.42), 0, 16, contrast=(0.5, 0.8), bump=0.0006, bump_scale=420),
             surface('bold', '#D9A40E', '#C08C08', (0.18, 0.4), 0, 9, bump=0.0006, bump_scale=420))
    grass = leaf('grass', '#2C6A22', '#5E9A3A', 0.35, 0.36)
    x, y = rng.uniform(-0.75, 0.85, 42000), rng.uniform(-0.75, 0.9, 42000)
    near = np.stack([x, y, np.zeros_like(x)], axis=1)
    near = near[np.hypot(x - AT.x, y - AT.y) > 0.035]
    blades('near', near, grass, 0.03, 0.0034, 0.5)
    x, y = rng.uniform(-6, 6, 60000), rng.uniform(0.8, 12, 60000)
    blades('far', np.stack([x, y, np.zeros_like(x)], axis=1), grass, 0.036, 0.009, 0.5, 9)
    ground(surface('soil', '#14300F', '#0B1F09', (0.3, 0.7), 0, 6, bump=0.01), 120)
    bead = drop(dew())
    for px, py in rng.uniform((-0.35, -0.45), (0.45, 0.2), (520, 2)):
        if np.hypot(px - AT.x, py - AT.y) > 0.06:
            copy(bead, (px, py, 0.014 + rng.random() * 0.024), scale=float(0.0007 + 0.0017 * rng.random() ** 2))
    for _ in range(170):
        way = rng.normal(size=3)
        way /= np.linalg.norm(way)
        if way[2] > -0.3:
            copy(bead, AT + Vector(way) * RADIUS * 0.994, scale=float(0.0006 + 0.0016 * rng.random() ** 2))
    far_stand(rng)
    Batch().box((200, 1, 30), (0, 74, 9)).make('night', surface('night', '#0A1A16', rough=(0.9, 0.9)))
    softbox((-1.6, 2.6, 1.9), AT, (1.4, 0.7), 150, '#FFE6BE')
    softbox((2.3, 1.6, 1.5), AT, (0.9, 0.9), 110, '#DCEBFF')
    softbox((-1.4, -1.9, 1.3), AT, (1.6, 1.2), 9, '#FFE9CC')
    softbox((0, 50, 40), (0, 66, 4), (80, 4), 60000, '#FFF0D8')
    softbox((0, 12, 14), (0, 5, 0), (30, 6), 4500, '#FFF0D8')
    plain_sky('#0A201A', 0.35)
    camera((-0.03, -1.0, 0.1), (-0.03, 0, 0.122), 58, (0.1, -0.1, 0.1), 2.2)
    expose(0.1)
    return {'noise': 0.3, 'glow': 0.25, 'threshold': 1.2, 'left': 0.55, 'samples': 1.2}
