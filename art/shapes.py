"""Geometry gathered into few meshes, so that a scene of thousands of parts builds in seconds."""

from math import cos, pi, radians, sin

import bpy
import numpy as np
from mathutils import Matrix, Vector

CUBE = [(0, 3, 2, 1), (4, 5, 6, 7), (0, 1, 5, 4), (1, 2, 6, 5), (2, 3, 7, 6), (3, 0, 4, 7)]


def link(name, mesh, material, bevel=0.0, smooth=True, segments=2):
    if material:
        mesh.materials.append(material)
    if smooth:
        mesh.polygons.foreach_set('use_smooth', [True] * len(mesh.polygons))
        mesh.use_auto_smooth, mesh.auto_smooth_angle = True, radians(38)
    thing = bpy.data.objects.new(name, mesh)
    bpy.context.collection.objects.link(thing)
    if bevel:
        edge = thing.modifiers.new('bevel', 'BEVEL')
        edge.width, edge.segments, edge.limit_method = bevel, segments, 'ANGLE'
        edge.angle_limit, edge.harden_normals = radians(30), True
    return thing


def copy(thing, location, turn=0.0, scale=1.0, material=None):
    """Another object with the same mesh, turned by `turn` degrees about the vertical."""
    twin = thing.copy()
    twin.location, twin.rotation_euler = location, (0, 0, radians(turn))
    twin.scale = (scale,) * 3 if isinstance(scale, (int, float)) else scale
    if material:
        twin.material_slots[0].link = 'OBJECT'
        twin.material_slots[0].material = material
    bpy.context.collection.objects.link(twin)
    return twin


def settled(thing):
    """Bakes a thing's modifiers into its mesh, so that hundreds of copies share one and load in a moment."""
    bpy.context.view_layer.update()
    mesh = bpy.data.meshes.new_from_object(thing.evaluated_get(bpy.context.evaluated_depsgraph_get()))
    thing.modifiers.clear()
    thing.data = mesh
    return thing


class Batch:
    """Parts of one material, joined into one object by `make`."""

    def __init__(self):
        self.points, self.faces = [], []

    def add(self, points, faces):
        first = len(self.points)
        self.points.extend(tuple(p) for p in points)
        self.faces.extend(tuple(first + i for i in face) for face in faces)
        return self

    def box(self, size, at=(0, 0, 0), turn=0.0, taper=1.0):
        """A box by its full size and centre; `taper` narrows its top."""
        x, y, z = (s / 2 for s in size)
        t = taper
        corners = [(-x, -y, -z), (x, -y, -z), (x, y, -z), (-x, y, -z),
                   (-x * t, -y * t, z), (x * t, -y * t, z), (x * t, y * t, z), (-x * t, y * t, z)]
        spin = turn if isinstance(turn, Matrix) else Matrix.Rotation(radians(turn), 3, 'Z')
        return self.add([spin @ Vector(c) + Vector(at) for c in corners], CUBE)

    def strut(self, p, q, width, height=None):
        """A square bar from point to point."""
        p, q = Vector(p), Vector(q)
        spin = (q - p).to_track_quat('Z', 'Y').to_matrix()
        return self.box((width, height or width, (q - p).length), (p + q) / 2, spin)

    def tube(self, p, q, radius, end=None, sides=12):
        p, q = Vector(p), Vector(q)
        spin = (q - p).to_track_quat('Z', 'Y').to_matrix()
        ring = [Vector((cos(2 * pi * i / sides), sin(2 * pi * i / sides), 0)) for i in range(sides)]
        end = radius if end is None else end
        points = [p + spin @ (r * radius) for r in ring] + [q + spin @ (r * end) for r in ring]
        faces = [(i, (i + 1) % sides, sides + (i + 1) % sides, sides + i) for i in range(sides)]
        return self.add(points, [*faces, tuple(reversed(range(sides))), tuple(range(sides, 2 * sides))])

    def pipe(self, points, radius, sides=12):
        for p, q in zip(points, points[1:]):
            self.tube(p, q, radius, sides=sides)
        return self

    def lathe(self, profile, at=(0, 0, 0), sides=48, ridge=None):
        """Turns a profile of (radius, height) about the vertical; `ridge(angle)` scales the radius."""
        points = []
        for radius, height in profile:
            for i in range(sides):
                angle = 2 * pi * i / sides
                r = radius * (ridge(angle, height) if ridge else 1.0)
                points.append((at[0] + r * cos(angle), at[1] + r * sin(angle), at[2] + height))
        faces = [(k * sides + i, k * sides + (i + 1) % sides, (k + 1) * sides + (i + 1) % sides, (k + 1) * sides + i)
                 for k in range(len(profile) - 1) for i in range(sides)]
        return self.add(points, faces)

    def lattice(self, p, q, width, bays, bar, height=None, three=False):
        """A truss from point to point: chords, rungs and diagonals. `three` makes its section a triangle."""
        p, q, h = Vector(p), Vector(q), height or width
        spin = (q - p).to_track_quat('Z', 'Y').to_matrix()
        corners = [(-width / 2, -h / 2), (width / 2, -h / 2), (width / 2, h / 2), (-width / 2, h / 2)]
        if three:
            corners = [(-width / 2, -h / 2), (width / 2, -h / 2), (0, h / 2)]
        def at(k, c):
            return p + (q - p) * (k / bays) + spin @ Vector((*corners[c % len(corners)], 0))
        for c in range(len(corners)):
            self.strut(at(0, c), at(bays, c), bar)
            for k in range(bays):
                self.strut(at(k, c), at(k, c + 1), bar * 0.6)
                self.strut(at(k, c + k % 2), at(k + 1, c + 1 - k % 2), bar * 0.6)
        return self

    def railing(self, points, height=1.1, spacing=1.5, bar=0.045):
        for p, q in zip(points, points[1:]):
            p, q = Vector(p), Vector(q)
            for level in (height, height * 0.55):
                up = Vector((0, 0, level))
                self.strut(p + up, q + up, bar)
            count = max(1, round((q - p).length / spacing))
            for k in range(count + 1):
                foot = p + (q - p) * (k / count)
                self.strut(foot, foot + Vector((0, 0, height)), bar)
        return self

    def make(self, name, material, bevel=0.0, smooth=True, segments=2):
        mesh = bpy.data.meshes.new(name)
        mesh.from_pydata(self.points, [], self.faces)
        mesh.update()
        return link(name, mesh, material, bevel, smooth, segments)


def only_seen(thing):
    """Excludes a lamp's body from the room's light: real lamps beside it give that with less noise."""
    thing.visible_diffuse = thing.visible_glossy = False
    thing.data.materials[0].cycles.sample_as_light = False
    return thing


def ground(material, size=400.0, z=0.0, at=(0, 0)):
    return Batch().add([(at[0] + x * size, at[1] + y * size, z) for x, y in ((-1, -1), (1, -1), (1, 1), (-1, 1))],
                       [(0, 1, 2, 3)]).make('ground', material, smooth=False)


def quads(name, corners, material):
    """One mesh from an (n, 4, 3) array: blades of grass, leaves, spectators."""
    corners = np.asarray(corners, dtype=np.float32)
    count = len(corners)
    mesh = bpy.data.meshes.new(name)
    mesh.vertices.add(count * 4)
    mesh.vertices.foreach_set('co', corners.ravel())
    mesh.loops.add(count * 4)
    mesh.loops.foreach_set('vertex_index', np.arange(count * 4, dtype=np.int32))
    mesh.polygons.add(count)
    mesh.polygons.foreach_set('loop_start', np.arange(0, count * 4, 4, dtype=np.int32))
    mesh.polygons.foreach_set('loop_total', np.full(count, 4, dtype=np.int32))
    mesh.update(calc_edges=True)
    return link(name, mesh, material, smooth=False)


def leaves(name, count, radii, material, size=0.3, seed=1, hollow=0.5, droop=0.4):
    """A crown of leaves in an ellipsoid around the origin; `hollow` keeps them near its skin."""
    rng = np.random.default_rng(seed)
    way = rng.normal(size=(count, 3))
    way /= np.linalg.norm(way, axis=1, keepdims=True)
    centre = way * (hollow + (1 - hollow) * rng.random((count, 1)) ** 0.5) * np.array(radii)
    along = way * 0.6 + rng.normal(size=(count, 3)) * 0.7 + np.array([0, 0, -droop])
    along /= np.linalg.norm(along, axis=1, keepdims=True)
    side = np.cross(along, rng.normal(size=(count, 3)))
    side /= np.linalg.norm(side, axis=1, keepdims=True)
    length = size * (0.6 + 0.8 * rng.random((count, 1)))
    middle = centre + along * length * 0.5
    return quads(name, np.stack([centre, middle + side * length * 0.28, centre + along * length,
                                 middle - side * length * 0.28], axis=1), material)


def blades(name, where, material, height=0.05, width=0.004, lean=0.5, seed=3):
    """Grass: one tapering blade at each point of the (n, 3) array `where`."""
    rng = np.random.default_rng(seed)
    count = len(where)
    turn = rng.random(count) * 2 * pi
    side = np.stack([np.cos(turn), np.sin(turn), np.zeros(count)], axis=1)
    tall = height * (0.55 + 0.75 * rng.random((count, 1)))
    tip = np.concatenate([rng.normal(size=(count, 2)) * lean, np.ones((count, 1))], axis=1) * tall
    half = side * width / 2
    return quads(name, np.stack([where - half, where + half, where + tip + half * 0.15, where + tip - half * 0.15], axis=1), material)


def relief(name, xs, ys, height, material):
    """A height field: `height` takes the two coordinate grids."""
    gx, gy = np.meshgrid(xs, ys)
    points = np.stack([gx, gy, height(gx, gy)], axis=-1).reshape(-1, 3)
    nx, ny = len(xs), len(ys)
    first = (np.arange(ny - 1)[:, None] * nx + np.arange(nx - 1)[None, :]).ravel()
    mesh = bpy.data.meshes.new(name)
    mesh.from_pydata(points.tolist(), [], np.stack([first, first + 1, first + nx + 1, first + nx], axis=1).tolist())
    mesh.update()
    return link(name, mesh, material)


def lettering(text, size, location, rotation, material, depth=0.002, align='CENTER'):
    curve = bpy.data.curves.new('lettering', 'FONT')
    curve.body, curve.size, curve.extrude, curve.align_x, curve.align_y = text, size, depth, align, 'CENTER'
    curve.bevel_depth = min(0.0004, depth / 3)
    curve.materials.append(material)
    thing = bpy.data.objects.new('lettering', curve)
    thing.location, thing.rotation_euler = location, [radians(a) for a in rotation]
    bpy.context.collection.objects.link(thing)
    return thing
