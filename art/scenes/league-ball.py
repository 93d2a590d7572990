"""League: a ball on wet grass, the floodlights far out of focus behind it."""

import bmesh
import bpy
import numpy as np
from mathutils import Vector

from materials import confetti, dew, glow, leaf, surface
from scene_kit import camera, expose, plain_sky, softbox
from shapes import Batch, blades, copy, ground, link, only_seen, quads

RADIUS = 0.11
AT = Vector((0.125, 0.0, RADIUS + 0.012))


def football(pale, bold):
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
    football(surface('pale', '#E6E2D6', '#B9B19C', (0.18, 0.42), 0, 16, contrast=(0.5, 0.8), bump=0.0006, bump_scale=420),
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
    lamps = Batch()
    for bx, bz in ((-21, 9.2), (-2, 10.6), (17, 10.2)):
        for i in range(4):
            for j in range(2):
                lamps.box((0.9, 0.2, 0.9), (bx + (i - 1.5) * 2.3, 70, bz + (j - 0.5) * 2.3))
    only_seen(lamps.make('lamps', glow('lamps', '#FFE9C4', 5.5)))
    dots = rng.uniform((-70, 66, 1.5), (70, 69, 7), (900, 3))
    size = np.array([0.16, 0, 0]), np.array([0, 0, 0.16])
    quads('stand', np.stack([dots - size[0], dots + size[0], dots + size[0] + size[1] * 2, dots - size[0] + size[1] * 2], axis=1),
          confetti('shirts', ('#C9A227', '#8C1420', '#D8D4CA', '#1E5B38', '#39424A')))
    for k in range(-7, 8):
        colour = ('#FCD116', '#0E6B45', '#0E6B45', '#CE1126', '#0E6B45')[k % 5]
        Batch().box((7.4, 0.1, 0.9), (k * 7.6, 46, 0.5)).make('board', glow('board', colour, 0.35))
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
