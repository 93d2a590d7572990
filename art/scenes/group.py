"""The group: its five materials on one desk under one warm window light."""

from math import cos, pi, sin
from random import Random

from mathutils import Vector

from materials import glass, gold, steel, surface
from produce import bean, pod
from scene_kit import camera, expose, plain_sky, softbox, spot
from shapes import Batch, copy


def desk():
    wood = surface('walnut', '#3A2214', '#1E110A', (0.2, 0.38), 0, 2.2, (1.2, 14, 14), bump=0.0006, bump_scale=9, Clearcoat=0.25)
    for k in range(6):
        Batch().box((4, 0.198, 0.05), (0, -0.75 + k * 0.2, -0.025)).make('plank', wood, 0.0015)
    wall = surface('wall', '#1B4A45', '#143A38', (0.75, 0.95), 0, 1.5, bump=0.004, bump_scale=14)
    Batch().box((8, 0.1, 4), (0, 1.15, 1)).make('wall', wall)


def gold_bars(metal):
    bar = Batch().box((0.2, 0.058, 0.03), taper=0.86).make('bar', metal, 0.003, segments=4)
    bar.location = (0, 0, -1)
    for x, y, z, turn in ((0.0, -0.06, 0.015, 8), (0.02, 0.01, 0.015, 5), (0.012, -0.026, 0.045, -16)):
        copy(bar, (x, y, z), turn)


def vial(x, y):
    """A stoppered laboratory bottle with crude oil to two thirds; the oil overlaps the glass a little."""
    outer = [(0.0, 0.0), (0.036, 0.0), (0.04, 0.004), (0.04, 0.12), (0.036, 0.135), (0.018, 0.152), (0.016, 0.158), (0.016, 0.178), (0.02, 0.18), (0.02, 0.186), (0.0125, 0.186)]
    inner = [(0.0125, 0.156), (0.0145, 0.15), (0.032, 0.133), (0.0365, 0.12), (0.0365, 0.01), (0.033, 0.006), (0.0, 0.006)]
    Batch().lathe([*outer, *inner], (x, y, 0), 96).make('bottle', glass())
    oil = [(0.0, 0.0055), (0.0332, 0.0055), (0.0368, 0.0098), (0.0368, 0.088), (0.0362, 0.0872), (0.0, 0.0872)]
    black = surface('crude', '#120804', '#1C0D05', (0.03, 0.06), Specular=0.7)
    Batch().lathe(oil, (x, y, 0), 96).make('oil', black)
    stopper = [(0.0, 0.165), (0.0122, 0.165), (0.0127, 0.188), (0.02, 0.195), (0.022, 0.208), (0.018, 0.218), (0.0, 0.22)]
    Batch().lathe(stopper, (x, y, 0), 64).make('stopper', glass('stopper', '#F3EEE2', 0.04))
    tag = Batch()
    for k in range(20):
        a, b = -2.2 + 1.25 * k / 20, -2.2 + 1.25 * (k + 1) / 20
        tag.add([(x + 0.0404 * cos(t), y + 0.0404 * sin(t), h) for t, h in ((a, 0.03), (b, 0.03), (b, 0.07), (a, 0.07))], [(0, 1, 2, 3)])
    tag.make('label', surface('paper', '#E9DFC8', '#D8CBAE', (0.8, 0.9), scale=20))


def container(x, y, turn):
    long, wide, tall = 0.3, 0.061, 0.065
    b = Batch().box((long - 0.004, wide - 0.004, tall - 0.002))
    for side in (-1, 1):
        for k in range(42):
            b.box((0.0038, 0.003, tall - 0.009), (-long / 2 + 0.0085 + k * 0.0069, side * (wide / 2 - 0.0016), 0))
        for end in (-1, 1):
            b.box((0.005, 0.005, tall), (end * (long / 2 - 0.002), side * (wide / 2 - 0.002), 0))
            b.box((0.007, 0.007, 0.005), (end * (long / 2 - 0.002), side * (wide / 2 - 0.002), tall / 2))
        for end in (-1, 1):
            b.box((long, 0.004, 0.005), (0, side * (wide / 2 - 0.0015), end * (tall / 2 - 0.002)))
    for k in (-0.021, -0.008, 0.008, 0.021):
        b.tube((-long / 2 - 0.0012, k, -tall / 2 + 0.004), (-long / 2 - 0.0012, k, tall / 2 - 0.004), 0.0011, sides=8)
        b.box((0.002, 0.008, 0.002), (-long / 2 - 0.002, k + 0.003, -0.004))
    for end in (-1, 1):
        b.box((0.004, wide, 0.005), (end * long / 2, 0, tall / 2 - 0.002)).box((0.004, wide, 0.005), (end * long / 2, 0, -tall / 2 + 0.002))
    thing = b.make('container', surface('violet', '#56309A', '#45247F', (0.32, 0.5), 0, 20, Clearcoat=0.2), 0.0006, segments=1)
    thing.location, thing.rotation_euler = (x, y, tall / 2 + 0.0005), (0, 0, turn)
    return thing


def building_blocks(x, y):
    block = Batch().box((0.17, 0.12, 0.14)).make('block', surface('cast', '#A09A8E', '#7F796E', (0.8, 0.95), 0, 14, bump=0.0025, bump_scale=60), 0.003)
    block.location, block.rotation_euler = (x, y, 0.07), (0, 0, 0.35)
    iron = steel('beam', '#7C8084', '#5A4A3E', rough=(0.3, 0.6), scale=18)
    beam = Batch().box((0.085, 0.3, 0.009), (0, 0, -0.05)).box((0.085, 0.3, 0.009), (0, 0, 0.05)).box((0.007, 0.3, 0.1)).make('beam', iron, 0.0012)
    beam.location, beam.rotation_euler = (x + 0.01, y + 0.02, 0.195), (0, 0, -0.5)


def window_light(lamp, target):
    """A lamp behind a window's bars, which draws the panes on the wall."""
    spot(lamp, target, 420, 26, '#FFB978', 0.012)
    way = (target - lamp).normalized()
    across = way.cross(Vector((0, 0, 1))).normalized()
    up, middle = across.cross(way), lamp + way * 1.1
    bars = Batch()
    for k, width in ((-0.62, 0.8), (-0.075, 0.02), (0.075, 0.02), (0.62, 0.8)):
        bars.strut(middle + across * k - up * 0.7, middle + across * k + up * 0.7, width if abs(k) < 0.5 else 0.01, 0.01)
        if abs(k) > 0.5:
            bars.add([middle + across * (k + s * 0.4) + up * t * 0.9 for s, t in ((-1, -1), (1, -1), (1, 1), (-1, 1))], [(0, 1, 2, 3)])
    for k in (-0.13, 0.06):
        bars.strut(middle - across * 0.3 + up * k, middle + across * 0.3 + up * k, 0.012)
    bars.make('window', surface('window', '#0A0806')).visible_camera = False


def spilt(rng):
    """Dried cocoa beans spilt before the pods."""
    one = bean(surface('bean', '#4A2413', '#2C140A', (0.4, 0.65), 0, 90, bump=0.0008, bump_scale=160))
    one.location = (0, 0, -1)
    for _ in range(34):
        another = copy(one, (0.36 + rng.gauss(0, 0.05), -0.15 + rng.gauss(0, 0.022), 0.0062), scale=rng.uniform(0.85, 1.15))
        another.rotation_euler = (pi / 2, rng.uniform(0, 6), rng.uniform(0, 6))


def build():
    spilt(Random(5))
    desk()
    gold_bars(gold(rough=(0.12, 0.26), scale=30, bump=0.0002))
    vial(0.215, -0.015)
    container(0.2, 0.165, 0.2)
    building_blocks(0.43, 0.2)
    ripe = surface('ripe', '#C9791C', '#8A2E12', (0.32, 0.5), 0, 16, bump=0.0012, bump_scale=90)
    red = surface('red', '#7A1F14', '#B4551B', (0.32, 0.5), 0, 16, bump=0.0012, bump_scale=90)
    pod(0.39, -0.05, -1.05, 0.4, ripe)
    pod(0.475, 0.01, -0.55, 1.3, red, 0.92)
    spot((2.0, 0.5, 1.25), (0.2, 0.05, 0.05), 1100, 42, '#FFBE7A', 0.04)
    window_light(Vector((1.7, -0.8, 1.35)), Vector((0.1, 1.1, 0.42)))
    softbox((0.6, 0.85, 0.75), (0.2, 0.05, 0.05), (0.9, 0.3), 14, '#FFC98E')
    softbox((-0.9, -1.1, 0.7), (0.2, 0, 0.06), (0.9, 0.7), 24, '#FFE6C6')
    softbox((0.9, -2.2, 0.3), (0.1, 0, 0.06), (1.8, 0.4), 5.5, '#FFE0B8')
    plain_sky('#2A2418', 0.3)
    camera((0.07, -1.2, 0.31), (0.09, 0.1, 0.115), 48, (0.14, -0.05, 0.06), 2.8)
    expose(0.25)
    return {'noise': 0.25, 'glow': 0.12, 'left': 0.5, 'samples': 1.4, 'bounces': 8}
