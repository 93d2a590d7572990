"""Procurement: container stacks along a wet quay, a gantry crane above them."""

from random import Random

from materials import glow, paint, steel, surface
from scene_kit import camera, dusk_sky, expose, softbox, sun
from shapes import Batch, copy, ground, only_seen

SUN = -38
LONG, WIDE, TALL = 12.19, 2.44, 2.59
COLOURS = ('#5B2FB0', '#9A3620', '#1F5F58', '#B4681C', '#2B4378', '#A39C8C', '#5B2FB0', '#75222F')


def container(material):
    """A forty-foot box along Y: corrugated walls, corner posts, a door end with locking bars at -Y."""
    b = Batch()
    step, depth = 0.28, 0.036
    b.box((WIDE - 0.12, LONG - 0.12, TALL - 0.1))
    for side in (-1, 1):
        for k in range(int(LONG / step) - 1):
            b.box((depth * 2, step * 0.5, TALL - 0.3), (side * (WIDE / 2 - 0.05), -LONG / 2 + 0.3 + k * step, 0))
        for k in (-1, 1):
            b.box((0.16, 0.16, TALL), (side * (WIDE / 2 - 0.08), k * (LONG / 2 - 0.08), 0))
            b.box((0.12, LONG, 0.14), (side * (WIDE / 2 - 0.06), 0, k * (TALL / 2 - 0.07)))
            b.box((WIDE, 0.12, 0.14), (0, side * (LONG / 2 - 0.06), k * (TALL / 2 - 0.07)))
            b.box((0.2, 0.2, 0.14), (side * (WIDE / 2 - 0.08), k * (LONG / 2 - 0.08), TALL / 2))
    for x in (-0.85, -0.35, 0.35, 0.85):
        b.tube((x, -LONG / 2 - 0.02, -TALL / 2 + 0.12), (x, -LONG / 2 - 0.02, TALL / 2 - 0.12), 0.025, sides=8)
        b.box((0.3, 0.05, 0.05), (x + 0.1, -LONG / 2 - 0.04, -0.2))
    b.box((0.03, 0.06, TALL - 0.3), (0, -LONG / 2 + 0.03, 0))
    thing = b.make('container', material, 0.012, segments=1)
    thing.location = (0, 0, -50)
    return thing


def gantry(x, y, span, height, stuff, lamp):
    """A rail-mounted gantry across X, its two legs on rails along Y."""
    g, light = Batch(), Batch()
    for side in (-1, 1):
        for dy in (-5, 5):
            g.strut((x + side * span / 2, y + dy, 1.2), (x + side * span / 2, y + dy * 0.55, height), 0.9, 0.7)
            g.box((1.4, 3.4, 0.9), (x + side * span / 2, y + dy, 0.75))
        g.box((1.0, 12, 0.8), (x + side * span / 2, y, 1.6)).box((0.8, 6, 0.6), (x + side * span / 2, y, height * 0.62))
        for k in range(22):
            z = 1.6 + (height - 2) * k / 22
            g.strut((x + side * span / 2 + 0.9, y - 4.6 + 2.1 * k / 22, z), (x + side * span / 2 + 1.4, y - 4.6 + 2.1 * k / 22, z), 0.05)
    for dy in (-2.6, 2.6):
        g.box((span * 1.55, 1.1, 1.9), (x - span * 0.12, y + dy, height + 0.6))
        edge = y + dy + (0.9 if dy > 0 else -0.9)
        g.railing([(x - span * 0.88, edge, height + 0.6), (x + span * 0.64, edge, height + 0.6)], 1.2, 1.6, 0.06)
        g.box((span * 1.5, 0.8, 0.08), (x - span * 0.12, edge, height + 0.55))
    for k in (-0.88, -0.5, 0.5, 0.65):
        g.box((0.8, 6, 1.2), (x + span * k, y, height + 0.6))
    tx = x - span * 0.05
    g.box((4, 6.4, 1.0), (tx, y, height + 2.0)).box((2.6, 3, 2.2), (tx, y, height + 3.4))
    g.box((1.8, 1.8, 2.2), (tx + 2.6, y - 1.2, height - 2.0))
    for dx in (-1, 1):
        for dy in (-2.4, 2.4):
            g.tube((tx + dx, y + dy, height + 1.4), (tx + dx, y + dy, height - 7.6), 0.04, sides=6)
    g.box((2.4, 11.5, 0.5), (tx, y, height - 7.9)).box((1.6, 5, 0.7), (tx, y, height - 7.4))
    for k in range(-6, 7):
        light.box((0.6, 0.5, 0.2), (x - span * 0.12 + k * span * 0.11, y - 3.3, height - 0.45))
    g.make('gantry', stuff, 0.04)
    only_seen(light.make('lamps', lamp))
    softbox((x - span * 0.3, y - 4, height - 5), (x - span * 0.3, y - 9, 0), (span * 0.6, 0.5), 6000, '#FFE2B0')
    return tx, height - 9.5


def build():
    rng = Random(21)
    paints = [paint(f'box{i}', colour, '#33241B', (0.58, 0.9), vary=0.35) for i, colour in enumerate(COLOURS)]
    box = container(paints[0])

    def stack(x, y, levels):
        for level in range(levels):
            jitter = rng.uniform(-0.03, 0.03)
            copy(box, (x + jitter, y + rng.uniform(-0.06, 0.06), TALL * (level + 0.5) + 0.05), 180 * (rng.random() < 0.3), material=rng.choice(paints))

    for row in range(5):
        for column in range(7):
            stack(6.2 + column * 2.62, 18 + row * 12.7, rng.choice((3, 4, 4, 5)) if column else rng.choice((2, 3, 3)))
    for row in range(1, 6):
        for column in range(6):
            stack(-33 + column * 2.62, 36 + row * 12.7, rng.choice((2, 3, 4)))
    for row in range(4):
        for column in range(16):
            stack(-30 + column * 2.62, 125 + row * 12.7, rng.choice((3, 4, 5)))
    white = paint('crane', '#C9C3B6', '#5C4635')
    lamp = glow('lamp', '#FFE2B0', 70)
    tx, tz = gantry(9, 50, 42, 22, white, lamp)
    copy(box, (tx, 50, tz), material=paints[3])
    gantry(4, 118, 46, 25, white, lamp)
    rails = Batch()
    for x in (-12, 30):
        rails.box((0.12, 400, 0.06), (x, 180, 0.03))
    rails.make('rails', steel())
    lines = Batch()
    for x in (-6.2, 0.4, 3.8):
        for k in range(24):
            lines.box((0.14, 3.0, 0.006), (x, 4 + k * 6, 0.004))
    lines.make('lines', surface('lines', '#D8B24A', '#6E5F3A', (0.3, 0.8), scale=4))
    ground(surface('asphalt', '#2C2B2B', '#191919', (0.06, 0.62), 0, 0.28, contrast=(0.4, 0.6), bump=0.012, bump_scale=14), 2500)
    dusk_sky([(0, '#F2A76B'), (0.1, '#C58F88'), (0.3, '#6A7396'), (0.75, '#2A3558')], SUN, '#FF8F45', 2.0, 0.6, 0.6)
    sun(6.5, SUN, 5.0, '#FFA25A')
    camera((-2.2, -3, 2.1), (0.5, 40, 7.5), 27, shift=(0.0, 0.05))
    expose(0.6)
    return {'noise': 0.22, 'haze': '#D99A78', 'haze_amount': 0.65, 'haze_range': (30, 420), 'glow': 0.2, 'left': 0.4}
