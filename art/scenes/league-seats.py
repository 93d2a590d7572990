"""League: rows of empty seats, hours before the gates open."""

import numpy as np

from materials import concrete, steel, surface
from scene_kit import camera, dusk_sky, expose, softbox, sun
from shapes import Batch, copy, relief, settled

PITCH = 0.52
STEP, RISE = 0.86, 0.42
SUN = 62


def shell(material):
    """A tip-up seat of moulded plastic, tipped up: its back towards +Y, its pan folded before it."""
    parts = []
    back = [(0.0, 0.0), (0.012, 0.12), (0.035, 0.25), (0.075, 0.36), (0.1, 0.4), (0.125, 0.398)]
    pan = [(-0.075, 0.035), (-0.1, 0.06), (-0.095, 0.18), (-0.075, 0.3), (-0.06, 0.4), (-0.075, 0.425)]
    for name, profile, dish in (('back', back, 0.03), ('pan', pan, 0.022)):
        line = np.array(profile)
        t = np.linspace(0, len(line) - 1, 26)
        ys, zs = np.interp(t, range(len(line)), line[:, 0]), np.interp(t, range(len(line)), line[:, 1])

        def height(gx, gy):
            return np.interp(gy, t, zs)

        thing = relief(name, np.linspace(-1, 1, 25), t, height, material)
        mesh = thing.data
        points = np.empty(len(mesh.vertices) * 3, dtype=np.float32)
        mesh.vertices.foreach_get('co', points)
        u, v, z = points.reshape(-1, 3).T
        narrow = 1 - 0.12 * np.clip((z - 0.28) / 0.14, 0, 1) ** 2
        mesh.vertices.foreach_set('co', np.stack([u * 0.222 * narrow, np.interp(v, t, ys) - dish * u**4 * (1 if name == 'back' else -1), z - 0.012 * u**6], axis=1).astype(np.float32).ravel())
        mesh.update()
        thick = thing.modifiers.new('thick', 'SOLIDIFY')
        thick.thickness = 0.011
        thing.modifiers.new('round', 'SUBSURF').render_levels = 1
        thing.location = (0, 0, -30)
        parts.append(settled(thing))
    return parts


def build():
    rng = np.random.default_rng(6)
    gold = surface('gold', '#E2A90C', '#C98F08', (0.28, 0.5), 0, 6, vary=0.14, bump=0.0003, bump_scale=260)
    green = surface('green', '#0F6444', '#0B5038', (0.28, 0.5), 0, 6, vary=0.14, bump=0.0003, bump_scale=260)
    shells, frames = shell(gold), Batch()
    frames.box((0.045, 0.1, 0.2), (0, 0.0, -0.02)).box((0.03, 0.16, 0.04), (0, -0.02, 0.02))
    frame = settled(frames.make('frame', steel('frame', '#5A6062', '#3E4345', rough=(0.4, 0.6)), 0.004))
    frame.location = (0, 0, -30)
    steps = Batch()
    for row in range(-2, 18):
        y, z = row * STEP, row * RISE
        steps.box((60, STEP, 1.2), (0, y, z - 0.6 - 0.36))
        for k in range(-14, 24):
            x = k * PITCH + (0.16 if row % 2 else 0)
            if -14 <= k <= -12:
                continue
            for part in shells:
                copy(part, (x, y + 0.16 + rng.normal() * 0.002, z + rng.normal() * 0.002), rng.normal() * 0.7, material=green if 8 <= row <= 10 or row == 3 else None)
            copy(frame, (x - PITCH / 2, y + 0.14, z - 0.02))
    steps.make('steps', concrete('steps', '#8F8A80', '#6E6A61'), 0.008)
    stair = Batch()
    for row in range(-2, 18):
        stair.box((1.0, 0.34, 0.2), (-13 * PITCH, row * STEP - STEP / 2 - 0.17, row * RISE - 0.47))
    stair.make('stair', concrete('stair', '#A39D90', '#857F74'), 0.006)
    dusk_sky([(0, '#F6CF96'), (0.1, '#DCC6A6'), (0.35, '#8FAFC4'), (0.8, '#4E7AA6')], SUN, '#FFC070', 1.4, 0.4, 0.5)
    sun(12, SUN - 180 + 52, 5.0, '#FFB874')
    softbox((3, -6, 5), (0.5, 0, 0), (4, 3), 160, '#FFE3C2')
    camera((-1.7, -2.35, 1.02), (0.35, 1.6, 0.72), 50, (0.35, 0.1, 0.25), 2.2)
    expose(0.45)
    return {'noise': 0.22, 'glow': 0.12, 'left': 0.45}
