"""League: the flag at the corner of the pitch, with the low sun behind it."""

import numpy as np

from materials import confetti, leaf, surface
from scene_kit import camera, dusk_sky, expose, softbox, sun
from shapes import Batch, copy, leaves, quads, relief
from turf import lawn

SUN = 24
CORNER = (0.42, 3.0)


def chalk(x, y):
    """Lines that run away to the left and to the right, and the quarter circle between them."""
    u, v = x - CORNER[0], y - CORNER[1]
    # The pitch lies turned by 38 degrees before the lens.
    c, s = np.cos(0.66), np.sin(0.66)
    p, q = u * c + v * s, -u * s + v * c
    edge = 0.055
    lines = ((np.abs(p) < edge) & (q > -edge)) | ((np.abs(q) < edge) & (p > -edge))
    arc = (np.abs(np.hypot(p, q) - 0.945) < edge) & (p > 0) & (q > 0)
    return lines | arc


def flag(cloth):
    """A small flag that hangs from its sleeve and lifts a little in the wind."""
    def height(u, v):
        return (0.035 * np.sin(u * 15 + v * 5) + 0.02 * np.sin(u * 27 - v * 9)) * np.clip(u * 4, 0, 1)
    thing = relief('flag', np.linspace(0, 0.44, 70), np.linspace(0, 0.33, 50), height, cloth)
    mesh = thing.data
    points = np.empty(len(mesh.vertices) * 3, dtype=np.float32)
    mesh.vertices.foreach_get('co', points)
    u, v, w = points.reshape(-1, 3).T
    sag = 0.16 * (u / 0.44) ** 1.5
    mesh.vertices.foreach_set('co', np.stack([u * 0.93 + w * 0.2, w, v - sag - 0.02 * np.sin(u * 15)], axis=1).astype(np.float32).ravel())
    mesh.update()
    thing.location = (CORNER[0] + 0.016, CORNER[1], 1.17)


def build():
    rng = np.random.default_rng(3)
    lawn([(-2.2, 2.6, 1.9, 5.4, 190000, 0.03, 0.0046), (-9, 10, 4.4, 16, 130000, 0.036, 0.013), (-24, 26, 15, 46, 50000, 0.05, 0.03)], chalk, greens=('#34641F', '#6F9438'))
    post = Batch().lathe([(0.016, 0), (0.016, 1.5), (0.012, 1.515), (0.001, 1.52)], (*CORNER, 0), 24)
    post.make('post', surface('post', '#EDE9DC', '#CFC8B6', (0.3, 0.5), 0, 8))
    Batch().lathe([(0.0165, 1.16), (0.0175, 1.165), (0.0175, 1.5), (0.0165, 1.505)], (*CORNER, 0), 24).make('sleeve', surface('sleeve', '#D9A40E', '#B98708', (0.7, 0.9), 0, 40))
    flag(leaf('flag', '#E5AE10', '#D89A08', 0.55, 0.8, per_island=False))
    stand = Batch()
    for row in range(7):
        stand.box((150, 0.9, 0.45), (0, 60 + row * 0.9, 1.0 + row * 0.45))
    stand.make('steps', surface('steps', '#5A554E', '#47433D', (0.8, 0.9)), smooth=False)
    Batch().railing([(-75, 66.6, 3.9), (75, 66.6, 3.9)], 1.1, 2.4, 0.07).make('rail', surface('rail', '#30363A'))
    crown = leaves('crown', 5200, (3.4, 3.4, 2.8), leaf('tree', '#22401C', '#4F7030', 0.35), 0.42)
    crown.location = (0, 0, -40)
    for k in range(46):
        copy(crown, (-80 + k * 3.5 + rng.normal() * 1.4, 78 + rng.random() * 14, 2.6 + rng.random() * 2.2), rng.random() * 360, 0.9 + rng.random() * 0.8)
    spots = np.stack([rng.uniform(-72, 72, 700), np.zeros(700), np.zeros(700)], axis=1)
    rows = rng.integers(0, 7, 700)
    spots[:, 1], spots[:, 2] = 60 + rows * 0.9, 1.2 + rows * 0.45
    side, up = np.array([0.24, 0, 0]), np.array([0, 0, 0.85])
    quads('crowd', np.stack([spots - side, spots + side, spots + side + up, spots - side + up], axis=1), confetti('shirts', ('#C9A227', '#8C1420', '#D8D4CA', '#1E5B38', '#39424A')))
    board = Batch().box((150, 0.1, 0.95), (0, 48, 0.5))
    board.make('board', surface('board', '#0E6B45', '#0B5A3A', (0.4, 0.6), scale=0.2))
    dusk_sky([(0, '#F0A257'), (0.1, '#D99A70'), (0.3, '#8C8C9C'), (0.7, '#3F5C86')], SUN, '#FF9A48', 1.6, 0.5, 0.5)
    sun(9, SUN, 5.0, '#FFA65C')
    softbox((-1.5, 0.6, 2.2), (*CORNER, 1.0), (1.6, 1.0), 26, '#FFE2C0')
    camera((-0.08, -0.5, 0.72), (-0.02, 3, 0.77), 38, (*CORNER, 1.2), 2.0)
    expose(0.3)
    return {'noise': 0.22, 'haze': '#F0B680', 'haze_amount': 0.35, 'haze_range': (10, 150), 'glow': 0.22, 'left': 0.45}
