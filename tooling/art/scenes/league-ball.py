"""League: a ball on wet grass, the floodlights far out of focus behind it."""

from math import acos

import bmesh
import bpy
import numpy as np
from mathutils import Vector

from materials import confetti, glass, glow, leaf, surface
from scene_kit import camera, expose, plain_sky, softbox
from shapes import Batch, blades, copy, ground, link, quads

RADIUS = 0.11
AT = Vector((0.1, 0.0, RADIUS + 0.012))


def football(pale, bold, seam):
    """A truncated icosahedron blown up to a sphere, each panel pillowed, with sunk seams."""
    bm = bmesh.new()
    bmesh.ops.create_icosphere(bm, subdivisions=1, radius=1)
    bmesh.ops.bevel(bm, geom=bm.verts[:], offset=100 / 3, offset_type='PERCENT', affect='VERTICES', segments=1, profile=0.5)
    panels = [[v.co.copy() for v in face.verts] for face in bm.faces]
    bm.free()
    parts = {5: Batch(), 6: Batch()}
    for corners in panels:
        centre = sum(corners, Vector()) / len(corners)
        for p, q in zip(corners, corners[1:] + corners[:1]):
            fine = 14
            grid = {}
            points, faces = [], []
            for i in range(fine + 1):
                for j in range(fine + 1 - i):
                    inside = i / fine
                    spot = centre * inside + p * (j / fine) + q * ((fine - i - j) / fine)
                    edge = inside * (1.0 if len(corners) == 6 else 0.8)
                    grid[i, j] = len(points)
                    points.append(AT + spot.normalized() * RADIUS * (1 - 0.03 * np.exp(-(edge / 0.09) ** 2)))
            for i in range(fine):
                for j in range(fine - i):
                    faces.append((grid[i, j], grid[i + 1, j], grid[i, j + 1]))
                    if j < fine - i - 1:
                        faces.append((grid[i + 1, j], grid[i + 1, j + 1], grid[i, j + 1]))
            parts[len(corners)].add(points, faces)
    for count, material in ((6, pale), (5, bold)):
        thing = parts[count].make('panels', material, smooth=True)
        bm = bmesh.new()
        bm.from_mesh(thing.data)
        bmesh.ops.remove_doubles(bm, verts=bm.verts[:], dist=0.00004)
        bmesh.ops.recalc_face_normals(bm, faces=bm.faces[:])
        bm.to_mesh(thing.data)
        bm.free()
        thing.data.auto_smooth_angle = 3.1


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
    football(surface('pale', '#EDEBE2', '#D9D5C8', (0.16, 0.34), 0, 9, bump=0.0006, bump_scale=420),
             surface('bold', '#D9A40E', '#C08C08', (0.16, 0.34), 0, 9, bump=0.0006, bump_scale=420), None)
    grass = leaf('grass', '#2C6A22', '#5E9A3A', 0.3, 0.16)
    x, y = rng.uniform(-0.75, 0.85, 42000), rng.uniform(-0.75, 0.9, 42000)
    near = np.stack([x, y, np.zeros_like(x)], axis=1)
    near = near[np.hypot(x - AT.x, y - AT.y) > 0.035]
    blades('near', near, grass, 0.034, 0.0034, 0.45)
    x, y = rng.uniform(-6, 6, 60000), rng.uniform(0.8, 12, 60000)
    blades('far', np.stack([x, y, np.zeros_like(x)], axis=1), grass, 0.036, 0.009, 0.5, 9)
    ground(surface('soil', '#14300F', '#0B1F09', (0.3, 0.7), 0, 6, bump=0.01), 120)
    bead = drop(glass('water', rough=0.0, ior=1.33))
    for px, py in rng.uniform((-0.35, -0.45), (0.45, 0.2), (520, 2)):
        if np.hypot(px - AT.x, py - AT.y) > 0.06:
            copy(bead, (px, py, 0.014 + rng.random() * 0.024), scale=float(0.0007 + 0.0017 * rng.random() ** 2))
    for _ in range(260):
        way = rng.normal(size=3)
        way /= np.linalg.norm(way)
        if way[2] > -0.3:
            copy(bead, AT + Vector(way) * RADIUS * 0.994, scale=float(0.0006 + 0.0016 * rng.random() ** 2))
    lamps = Batch()
    for bank, (bx, bz) in enumerate(((-27, 15), (-9, 17), (11, 17.5), (30, 15.5))):
        for i in range(5):
            for j in range(3):
                lamps.box((0.62, 0.2, 0.62), (bx + (i - 2) * 1.5, 70, bz + (j - 1) * 1.5))
    lamps.make('lamps', glow('lamps', '#FFF3DC', 55))
    dots = rng.uniform((-70, 66, 1.5), (70, 69, 11), (900, 3))
    size = np.array([0.16, 0, 0]), np.array([0, 0, 0.16])
    quads('stand', np.stack([dots - size[0], dots + size[0], dots + size[0] + size[1] * 2, dots - size[0] + size[1] * 2], axis=1),
          confetti('shirts', ('#C9A227', '#8C1420', '#D8D4CA', '#1E5B38', '#39424A')))
    board = Batch()
    for k in range(-7, 8):
        board.box((7.4, 0.1, 0.9), (k * 7.6, 40, 0.5))
    board.make('boards', glow('boards', '#1D7A4C', 0.7))
    Batch().box((200, 1, 30), (0, 74, 9)).make('night', surface('night', '#0A1A16', rough=(0.9, 0.9)))
    softbox((-1.6, 2.6, 1.9), AT, (1.4, 0.7), 70, '#FFE6BE')
    softbox((2.3, 1.6, 1.5), AT, (0.9, 0.9), 52, '#DCEBFF')
    softbox((-1.4, -1.9, 1.3), AT, (1.6, 1.2), 12, '#FFE9CC')
    softbox((0, 50, 40), (0, 66, 4), (80, 4), 20000, '#FFF0D8')
    plain_sky('#0A201A', 0.35)
    camera((-0.06, -0.92, 0.085), (-0.06, 0, 0.135), 62, (0.1, -0.085, 0.1), 2.4)
    expose(0.1)
    return {'noise': 0.3, 'glow': 0.25, 'threshold': 1.2, 'left': 0.4, 'samples': 1.2}
