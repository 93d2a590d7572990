"""Builds one scene, renders its passes and develops them.

blender -b -P photograph.py -- <scene.py> <out.png> <width> <samples> [passes folder]
"""

import os
import runpy
import sys
import tempfile

sys.dont_write_bytecode = True
sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))

import bpy  # noqa: E402

import develop  # noqa: E402
import scene_kit  # noqa: E402

PASSES = {'Image': 'colour', 'Denoising Albedo': 'albedo', 'Denoising Normal': 'normal', 'Mist': 'haze', 'Depth': 'depth'}


def write_passes(folder):
    scene, layer = bpy.context.scene, bpy.context.view_layer
    layer.cycles.denoising_store_passes = True
    layer.use_pass_mist = layer.use_pass_z = True
    scene.use_nodes = True
    tree = scene.node_tree
    tree.nodes.clear()
    source = tree.nodes.new('CompositorNodeRLayers')
    target = tree.nodes.new('CompositorNodeOutputFile')
    target.base_path = folder
    target.format.file_format, target.format.color_depth = 'OPEN_EXR', '32'
    target.file_slots.clear()
    for name, file in PASSES.items():
        target.file_slots.new(file + '#')
        tree.links.new(source.outputs[name], target.inputs[-1])
    scene.frame_set(1)
    bpy.ops.render.render()
    for file in PASSES.values():
        os.replace(f'{folder}/{file}1.exr', f'{folder}/{file}.exr')


def main(script, out, width, samples):
    scene_kit.clear()
    picture = runpy.run_path(script)['build']()
    mist = bpy.context.scene.world.mist_settings
    mist.start, mist.depth = picture.pop('haze_range', (20, 400))
    mist.falloff = 'QUADRATIC'
    scene_kit.prepare(int(width), int(int(samples) * picture.pop('samples', 1)), picture.pop('bounces', 6))
    with tempfile.TemporaryDirectory() as folder:
        write_passes(folder)
        develop.develop(folder, out, **picture)


main(*sys.argv[sys.argv.index('--') + 1 :])
