"""The darkroom: noise, haze, glow and vignette, on the linear picture before the film curve."""

import bpy
import numpy as np

from materials import linear

KERNEL = (0.375, 0.25, 0.0625)


def read(path):
    image = bpy.data.images.load(path)
    width, height = image.size
    flat = np.empty(width * height * 4, dtype=np.float32)
    image.pixels.foreach_get(flat)
    bpy.data.images.remove(image)
    return flat.reshape(height, width, 4)[..., :3]


def shifted(values, dy, dx):
    padded = np.pad(values, ((abs(dy),) * 2, (abs(dx),) * 2, (0, 0)), mode='edge')
    height, width = values.shape[:2]
    return padded[abs(dy) + dy : abs(dy) + dy + height, abs(dx) + dx : abs(dx) + dx + width]


def unspeckled(colour):
    """Brings a lone bright pixel down to the second brightest of its neighbours, which keeps thin lines."""
    light = colour.max(axis=-1, keepdims=True)
    around = np.stack([shifted(light, dy, dx) for dy in (-1, 0, 1) for dx in (-1, 0, 1) if dy or dx])
    limit = np.partition(around, 6, axis=0)[6] * 1.25 + 0.004
    return colour * np.minimum(1, limit / np.maximum(light, 1e-6))


def denoise(colour, albedo, normal, strength):
    """Wavelet smoothing of the light alone: texture is divided out first, edges stop it.

    `strength` is the noise to remove, as a spread in logarithmic light.
    """
    texture = albedo + 0.03
    light = np.log1p(np.maximum(colour, 0) / texture)
    for level in range(4):
        step, tolerance = 2**level, strength / (1.5**level)
        total, weight = np.zeros_like(light), np.zeros_like(light[..., :1])
        for dy in range(-2, 3):
            for dx in range(-2, 3):
                other = shifted(light, dy * step, dx * step)
                apart = np.abs(other - light).max(axis=-1, keepdims=True) / tolerance
                apart += ((shifted(normal, dy * step, dx * step) - normal) ** 2).sum(axis=-1, keepdims=True) * 12
                apart += ((shifted(albedo, dy * step, dx * step) - albedo) ** 2).sum(axis=-1, keepdims=True) * 60
                share = KERNEL[abs(dy)] * KERNEL[abs(dx)] * np.exp(-apart)
                total += other * share
                weight += share
        light = total / weight
    return np.expm1(light) * texture


def out_of_focus(depth, width):
    """Width of the lens blur at each point, in pixels, by the thin lens equation."""
    lens = bpy.context.scene.camera.data
    if not lens.dof.use_dof:
        return np.zeros_like(depth)
    focus = lens.dof.focus_distance
    circle = (lens.lens / lens.dof.aperture_fstop) * lens.lens / (focus * 1000 - lens.lens)
    return circle * np.abs(1 - focus / np.maximum(depth, 0.01)) / 36 * width


def smooth_blur(colour, blurred):
    """Smooths the grain where the lens has blurred the picture anyway; sharp points do not contribute."""
    for reach, least in ((2, 3.0), (4, 10.0), (8, 28.0)):
        share = np.clip((blurred - least) / least, 0, 1)
        total = np.concatenate([colour * share, share], axis=-1)
        curve = np.exp(-0.5 * (np.arange(-2 * reach, 2 * reach + 1) / reach) ** 2)
        for axis in (0, 1):
            total = sum(weight * shifted(total, *((k, 0) if axis == 0 else (0, k)))
                        for k, weight in zip(range(-2 * reach, 2 * reach + 1), curve / curve.sum()))
        colour = colour * (1 - share) + share * total[..., :3] / np.maximum(total[..., 3:], 1e-6)
    return colour


def enlarged(small, height, width):
    rows = np.linspace(0, small.shape[0] - 1, height)
    columns = np.linspace(0, small.shape[1] - 1, width)
    top, left = np.floor(rows).astype(int), np.floor(columns).astype(int)
    down, right = np.minimum(top + 1, small.shape[0] - 1), np.minimum(left + 1, small.shape[1] - 1)
    fy, fx = (rows - top)[:, None, None], (columns - left)[None, :, None]
    upper = small[top][:, left] * (1 - fx) + small[top][:, right] * fx
    lower = small[down][:, left] * (1 - fx) + small[down][:, right] * fx
    return upper * (1 - fy) + lower * fy


def bloom(colour, amount, threshold=1.0):
    """Light that spills over in the lens: three widths, found in the frequency domain."""
    height, width = colour.shape[:2]
    h, w = height // 4, width // 4
    small = colour[: h * 4, : w * 4].reshape(h, 4, w, 4, 3).mean(axis=(1, 3))
    bright = np.clip(small - threshold, 0, 30)
    bright = np.pad(bright, ((h // 2,) * 2, (w // 2,) * 2, (0, 0)))
    fy, fx = np.fft.fftfreq(bright.shape[0])[:, None], np.fft.rfftfreq(bright.shape[1])[None, :]
    spread = sum(share * np.exp(-2 * (np.pi * size * w / 480) ** 2 * (fy**2 + fx**2))
                 for share, size in ((0.5, 2.0), (0.3, 9.0), (0.2, 34.0)))
    blurred = np.stack([np.fft.irfft2(np.fft.rfft2(bright[..., c]) * spread, bright.shape[:2]) for c in range(3)], axis=-1)
    halo = np.maximum(blurred[h // 2 : h // 2 + h, w // 2 : w // 2 + w], 0)
    return colour + enlarged(halo, height, width) * amount


def vignette(colour, left, edges):
    """Darkens the side with the headline and, a little, the corners."""
    height, width = colour.shape[:2]
    y, x = np.mgrid[0:height, 0:width]
    x, y = x / width, y / height
    side = np.clip(1 - x / 0.62, 0, 1) ** 1.3 * left
    foot = np.clip(1 - y / 0.35, 0, 1) ** 1.5 * left * 0.6
    corner = np.clip(((x - 0.5) ** 2 + (y - 0.5) ** 2) * 2, 0, 1) * edges
    return colour * ((1 - side) * (1 - foot) * (1 - corner))[..., None]


def develop(folder, out, *, noise=0.3, haze=None, haze_amount=0.0, glow=0.25, threshold=1.0, left=0.35, edges=0.35):
    """Turns the raw passes in `folder` into the picture at `out`, through the scene's film curve."""
    colour, albedo, normal = (read(f'{folder}/{name}.exr') for name in ('colour', 'albedo', 'normal'))
    if noise:
        colour = denoise(unspeckled(colour), np.clip(albedo, 0, 1), normal, noise)
    depth = read(f'{folder}/depth.exr')[..., :1]
    blurred = out_of_focus(depth, colour.shape[1])
    colour = smooth_blur(colour, blurred)
    if haze:
        far = read(f'{folder}/haze.exr')[..., :1]
        # A blurred edge has only one depth at each point, so its haze is smoothed like its light.
        amount = smooth_blur(np.where(depth > 4e3, 0, far * haze_amount).repeat(3, axis=-1), blurred)
        colour = colour * (1 - amount) + np.array(linear(haze)[:3]) * amount
    colour = vignette(bloom(colour, glow, threshold), left, edges)
    height, width = colour.shape[:2]
    image = bpy.data.images.new('picture', width, height, float_buffer=True)
    pixels = np.ones((height, width, 4), dtype=np.float32)
    pixels[..., :3] = colour
    image.pixels.foreach_set(pixels.ravel())
    settings = bpy.context.scene.render.image_settings
    settings.file_format, settings.color_mode, settings.color_depth = 'PNG', 'RGB', '16'
    image.save_render(out, scene=bpy.context.scene)
