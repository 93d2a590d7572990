"""A football, of real panels and seams."""

import bmesh
import numpy as np
from mathutils import Matrix, Vector

from shapes import Batch

RADIUS = 0.11


def football(at, pale, bold, turn=Matrix.Identity(3)):
    """A truncated icosahedron blown up to a sphere, each panel pillowed, with sunk seams."""
    bm = bmesh.new()
    bmesh.ops.create_icosphere(bm, subdivisions=1, radius=1)
    bmesh.ops.bevel(bm, geom=bm.verts[:], offset=100 / 3, offset_type='PERCENT', affect='VERTICES', segments=1, profile=0.5)
    panels = [[turn @ v.co for v in face.verts] for face in bm.faces]
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
                    points.append(Vector(at) + spot.normalized() * RADIUS * (1 - 0.03 * np.exp(-(edge / 0.09) ** 2)))
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
