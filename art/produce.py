"""Crops: pods and beans of cocoa."""

from math import cos, pi, sin

from shapes import Batch


def pod(x, y, turn, roll, skin, size=1.0, lift=0.0):
    """A ridged cocoa pod lying on its side, its stalk end to the right."""
    profile = [(0.001, -0.095), (0.008, -0.09), (0.02, -0.078), (0.034, -0.055), (0.041, -0.02), (0.042, 0.015), (0.037, 0.05), (0.026, 0.073), (0.014, 0.083), (0.007, 0.087), (0.006, 0.1), (0.008, 0.104), (0.001, 0.105)]

    def ridge(a, h):
        return 0.96 + 0.065 * abs(sin(a * 5)) ** 0.6 + 0.012 * sin(a * 17 + h * 190)

    thing = Batch().lathe(profile, sides=160, ridge=ridge).make('pod', skin)
    thing.modifiers.new('round', 'SUBSURF').render_levels = 2
    thing.location, thing.rotation_euler, thing.scale = (x, y, 0.0405 * size + lift), (pi / 2, roll, turn), (size,) * 3


def bean(skin):
    """A dried cocoa bean around the origin, to be copied."""
    thing = Batch().lathe([(0.0005, -0.011), (0.0045, -0.008), (0.0062, 0), (0.0045, 0.008), (0.0005, 0.011)], sides=20,
                          ridge=lambda a, h: 1 + 0.25 * abs(cos(a))).make('bean', skin)
    thing.modifiers.new('round', 'SUBSURF').render_levels = 1
    return thing
