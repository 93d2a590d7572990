"""Surfaces with the unevenness of real ones: noise moves colour, roughness and relief together."""

import bpy


def linear(colour):
    """Converts a web colour ('#RRGGBB') to the renderer's linear RGBA."""
    parts = [int(colour[i : i + 2], 16) / 255 for i in (1, 3, 5)]
    return (*[c / 12.92 if c <= 0.04045 else ((c + 0.055) / 1.055) ** 2.4 for c in parts], 1.0)


class Graph:
    """A node tree written as expressions."""

    def __init__(self, tree):
        self.tree = tree

    def node(self, kind, inputs=None, **settings):
        made = self.tree.nodes.new(kind)
        for key, value in settings.items():
            setattr(made, key, value)
        for key, value in (inputs or {}).items():
            self.feed(made.inputs[key], value)
        return made

    def feed(self, socket, value):
        if isinstance(value, bpy.types.NodeSocket):
            self.tree.links.new(value, socket)
        else:
            socket.default_value = value

    def maths(self, operation, a, b=0.0):
        return self.node('ShaderNodeMath', {0: a, 1: b}, operation=operation).outputs[0]

    def mix(self, factor, a, b, blend='MIX'):
        made = self.node('ShaderNodeMixRGB', {0: factor, 1: a, 2: b}, blend_type=blend)
        return made.outputs[0]

    def ramp(self, factor, stops):
        made = self.node('ShaderNodeValToRGB', {0: factor})
        band = made.color_ramp
        while len(band.elements) < len(stops):
            band.elements.new(0.5)
        for element, (position, colour) in zip(band.elements, stops):
            element.position, element.color = position, linear(colour)
        return made.outputs[0]

    def noise(self, vector, scale, detail=6.0, roughness=0.6):
        made = self.node('ShaderNodeTexNoise', {'Vector': vector, 'Scale': scale, 'Detail': detail, 'Roughness': roughness})
        return made.outputs['Fac']


def new_material(name):
    material = bpy.data.materials.new(name)
    material.use_nodes = True
    return material, Graph(material.node_tree), material.node_tree.nodes['Principled BSDF']


def surface(name, base, second=None, rough=(0.4, 0.6), metallic=0.0, scale=2.0, stretch=(1, 1, 1),
            contrast=(0.35, 0.65), bump=0.0, bump_scale=None, vary=0.0, **inputs):
    """A surface between two colours and two roughnesses.

    `scale` is the noise's frequency per metre, `stretch` draws it out into streaks, `bump` is the
    relief in metres, and `vary` lets copies of one object differ in brightness.
    """
    material, g, shader = new_material(name)
    where = g.node('ShaderNodeTexCoord').outputs['Object']
    chance = g.node('ShaderNodeObjectInfo').outputs['Random']
    moved = g.node('ShaderNodeVectorMath', {0: where, 1: stretch}, operation='MULTIPLY').outputs[0]
    shift = g.node('ShaderNodeCombineXYZ', {0: g.maths('MULTIPLY', chance, 37.0), 1: g.maths('MULTIPLY', chance, 11.0)})
    place = g.node('ShaderNodeVectorMath', {0: moved, 1: shift.outputs[0]}, operation='ADD').outputs[0]
    pattern = g.noise(place, scale, 8.0, 0.62)
    mask = g.node('ShaderNodeMapRange', {0: pattern, 1: contrast[0], 2: contrast[1]}).outputs[0]
    colour = g.mix(mask, linear(base), linear(second or base))
    if vary:
        level = g.maths('ADD', 1.0 - vary / 2, g.maths('MULTIPLY', chance, vary))
        colour = g.mix(1.0, colour, level, 'MULTIPLY')
    g.feed(shader.inputs['Base Color'], colour)
    g.feed(shader.inputs['Roughness'], g.node('ShaderNodeMapRange', {0: mask, 3: rough[0], 4: rough[1]}).outputs[0])
    shader.inputs['Metallic'].default_value = metallic
    if bump:
        relief = g.noise(place, bump_scale or scale * 6, 8.0, 0.65)
        bent = g.node('ShaderNodeBump', {'Height': relief, 'Distance': bump, 'Strength': 1.0})
        g.feed(shader.inputs['Normal'], bent.outputs[0])
    for key, value in inputs.items():
        g.feed(shader.inputs[key.replace('_', ' ')], value)
    return material


def gold(name='gold', rough=(0.14, 0.3), scale=14.0, bump=0.0006):
    return surface(name, '#FFC75A', '#F2B142', rough, 1.0, scale, bump=bump, bump_scale=9)


def steel(name='steel', base='#9AA0A3', second='#6E7275', rough=(0.28, 0.5), scale=1.5, **more):
    return surface(name, base, second, rough, 1.0, scale, **more)


def concrete(name='concrete', base='#9C978D', second='#7B766D', **more):
    return surface(name, base, second, (0.75, 0.95), 0.0, 0.7, bump=0.006, bump_scale=9, **more)


def paint(name, base, dirt='#4A3B2E', worn=(0.62, 0.95), **more):
    """Sprayed steel with dirt that runs down it."""
    return surface(name, base, dirt, (0.38, 0.75), 0.0, 1.6, (1, 1, 0.22), worn, **more)


def glass(name='glass', colour='#FFFFFF', rough=0.0, ior=1.45):
    material, _, shader = new_material(name)
    shader.inputs['Base Color'].default_value = linear(colour)
    shader.inputs['Transmission'].default_value = 1.0
    shader.inputs['Roughness'].default_value = rough
    shader.inputs['IOR'].default_value = ior
    return material


def dew(name='dew'):
    """Small drops: clear in the middle, bright at the rim, cheaper than true refraction."""
    material, g, _ = new_material(name)
    rim = g.node('ShaderNodeFresnel', {0: 1.6}).outputs[0]
    shine = g.node('ShaderNodeBsdfGlossy', {0: linear('#FFFFFF'), 1: 0.03})
    both = g.node('ShaderNodeMixShader', {0: rim, 1: g.node('ShaderNodeBsdfTransparent').outputs[0], 2: shine.outputs[0]})
    g.tree.links.new(both.outputs[0], g.tree.nodes['Material Output'].inputs[0])
    return material


def glow(name, colour, strength):
    material, _, shader = new_material(name)
    shader.inputs['Base Color'].default_value = (0, 0, 0, 1)
    shader.inputs['Emission'].default_value = linear(colour)
    shader.inputs['Emission Strength'].default_value = strength
    return material


def leaf(name, base, second, through=0.45, rough=0.5, scale=0.6, per_island=True):
    """Foliage: light also passes through it, which makes it shine against the sun."""
    material, g, shader = new_material(name)
    chance = g.node('ShaderNodeNewGeometry').outputs['Random Per Island']
    if not per_island:
        chance = g.noise(g.node('ShaderNodeTexCoord').outputs['Object'], scale)
    colour = g.mix(chance, linear(base), linear(second))
    g.feed(shader.inputs['Base Color'], colour)
    shader.inputs['Roughness'].default_value = rough
    back = g.node('ShaderNodeBsdfTranslucent', {0: colour})
    both = g.node('ShaderNodeMixShader', {0: through, 1: shader.outputs[0], 2: back.outputs[0]})
    g.tree.links.new(both.outputs[0], g.tree.nodes['Material Output'].inputs[0])
    return material


def confetti(name, colours, rough=0.8):
    """Gives each separate piece of one mesh a random one of `colours`: a crowd, boxes, flags."""
    material, g, shader = new_material(name)
    chance = g.node('ShaderNodeNewGeometry').outputs['Random Per Island']
    stops = [(i / len(colours), colour) for i, colour in enumerate(colours)]
    colour = g.ramp(chance, stops)
    colour.node.color_ramp.interpolation = 'CONSTANT'
    g.feed(shader.inputs['Base Color'], colour)
    shader.inputs['Roughness'].default_value = rough
    return material
