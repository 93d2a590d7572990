"""One light and one lens for every picture: sky, sun, lamps, camera and render settings."""

from math import cos, radians, sin

import bpy
from mathutils import Vector

from materials import Graph, linear

WARM = '#FFC58A'


def clear():
    """Empties the file, so that a scene holds only what its script builds."""
    bpy.ops.wm.read_factory_settings(use_empty=True)
    bpy.context.scene.world = bpy.data.worlds.new('world')
    bpy.context.scene.world.use_nodes = True


def direction(elevation, azimuth):
    """Unit vector towards the sun; azimuth in degrees clockwise from +Y, the way cameras look."""
    e, a = radians(elevation), radians(azimuth)
    return Vector((sin(a) * cos(e), cos(a) * cos(e), sin(e)))


def place_light(data, location, target):
    lamp = bpy.data.objects.new(data.name, data)
    lamp.location = location
    lamp.rotation_euler = (Vector(location) - Vector(target)).to_track_quat('Z', 'Y').to_euler()
    bpy.context.collection.objects.link(lamp)
    return lamp


def sun(elevation, azimuth, energy=4.0, colour='#FFB066', softness=1.2):
    """The low warm sun; `softness` is its apparent size in degrees."""
    data = bpy.data.lights.new('sun', 'SUN')
    data.energy, data.color, data.angle = energy, linear(colour)[:3], radians(softness)
    return place_light(data, direction(elevation, azimuth), (0, 0, 0))


def softbox(location, target, size, energy, colour=WARM):
    """A rectangular studio lamp; `size` is (width, height) in metres, `energy` in watts."""
    data = bpy.data.lights.new('softbox', 'AREA')
    data.shape, data.size, data.size_y = 'RECTANGLE', size[0], size[1]
    data.energy, data.color = energy, linear(colour)[:3]
    return place_light(data, location, target)


def spot(location, target, energy, angle=40, colour='#F4F1E6', radius=0.5):
    data = bpy.data.lights.new('spot', 'SPOT')
    data.energy, data.color, data.shadow_soft_size = energy, linear(colour)[:3], radius
    data.spot_size, data.spot_blend = radians(angle), 0.6
    return place_light(data, location, target)


def plain_sky(colour, strength=1.0):
    """One even tone: the studio's walls, or the night."""
    node = bpy.context.scene.world.node_tree.nodes['Background']
    node.inputs[0].default_value = linear(colour)
    node.inputs[1].default_value = strength


def dusk_sky(bands, azimuth, glow='#FF8A3C', glow_strength=1.5, clouds=0.4, strength=1.0):
    """A gradient from the horizon up, the sun's glow, and thin clouds lit from below.

    `bands` is a list of (height 0 to 1, colour). Clouds are noise on a flat layer overhead, so
    they crowd together towards the horizon as real ones do.
    """
    g = Graph(bpy.context.scene.world.node_tree)
    ray = g.node('ShaderNodeTexCoord').outputs['Generated']
    axes = g.node('ShaderNodeSeparateXYZ', {0: ray})
    height = g.maths('MAXIMUM', axes.outputs[2], 0.0)
    base = g.ramp(height, bands)
    facing = g.node('ShaderNodeVectorMath', {0: ray, 1: direction(1.0, azimuth)}, operation='DOT_PRODUCT')
    toward = g.maths('MAXIMUM', facing.outputs['Value'], 0.0)
    low = g.maths('POWER', g.maths('SUBTRACT', 1.0, height), 7.0)
    halo = g.maths('MULTIPLY', g.maths('POWER', toward, 9.0), low)
    core = g.maths('MULTIPLY', g.maths('POWER', toward, 260.0), 2.2)
    lit = g.mix(g.maths('MULTIPLY', g.maths('ADD', halo, core), glow_strength), base, linear(glow), 'ADD')
    depth = g.maths('ADD', height, 0.07)
    layer = g.node('ShaderNodeVectorMath', {0: ray, 3: g.maths('DIVIDE', 0.9, depth)}, operation='SCALE')
    flat = g.node('ShaderNodeVectorMath', {0: layer.outputs[0], 1: (0.55, 1.25, 0.0)}, operation='MULTIPLY')
    noise = g.noise(flat.outputs[0], 1.1, 9.0, 0.58)
    wisps = g.maths('MULTIPLY', g.ramp(noise, [(0.48, '#000000'), (0.72, '#FFFFFF')]), clouds)
    fade = g.maths('MULTIPLY', wisps, g.maths('MINIMUM', g.maths('MULTIPLY', height, 9.0), 1.0))
    bright = g.maths('ADD', 0.22, g.maths('MULTIPLY', g.maths('POWER', toward, 3.0), 1.1))
    warm = g.mix(bright, linear('#3A3F4C'), linear('#FFB27A'))
    sky = g.mix(fade, lit, warm)
    out = g.tree.nodes['Background']
    g.tree.links.new(sky, out.inputs[0])
    out.inputs[1].default_value = strength


def camera(location, target, lens=50, focus=None, fstop=None, shift=(0, 0)):
    """A full-frame camera. `focus` is a point; `shift` keeps verticals upright and moves the subject."""
    data = bpy.data.cameras.new('camera')
    data.lens, data.shift_x, data.shift_y = lens, shift[0], shift[1]
    data.clip_end = 5000
    body = bpy.data.objects.new('camera', data)
    body.location = location
    body.rotation_euler = (Vector(target) - Vector(location)).to_track_quat('-Z', 'Y').to_euler()
    if fstop:
        data.dof.use_dof = True
        data.dof.aperture_fstop = fstop
        data.dof.focus_distance = (Vector(focus or target) - Vector(location)).length
        data.dof.aperture_blades = 9
    bpy.context.collection.objects.link(body)
    bpy.context.scene.camera = body
    return body


def expose(stops=0.0, look='Medium High Contrast'):
    view = bpy.context.scene.view_settings
    view.view_transform, view.exposure, view.look = 'Filmic', stops, look


def prepare(width, samples, bounces):
    """Path tracing on the processor with bounded light paths; noise is dealt with in `develop`."""
    scene = bpy.context.scene
    scene.render.engine = 'CYCLES'
    scene.render.resolution_x, scene.render.resolution_y = width, width * 9 // 16
    scene.render.resolution_percentage = 100
    cycles = scene.cycles
    cycles.samples, cycles.use_adaptive_sampling = samples, True
    cycles.adaptive_threshold, cycles.adaptive_min_samples = 0.03, max(8, samples // 4)
    cycles.use_denoising = False
    cycles.sample_clamp_indirect, cycles.sample_clamp_direct = 4.0, 40.0
    cycles.max_bounces, cycles.diffuse_bounces, cycles.glossy_bounces = bounces, 3, min(bounces, 5)
    cycles.transmission_bounces, cycles.transparent_max_bounces = bounces, 12
    cycles.caustics_reflective = cycles.caustics_refractive = False
    cycles.blur_glossy = 0.6
    scene.render.use_persistent_data = False
