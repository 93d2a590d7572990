"""League: the bowl under its floodlights, from a seat high in the corner."""

from scene_kit import camera, dusk_sky, expose
from stadium import build_stadium


def build():
    eye = (-67, -49, 27)
    build_stadium(eye, 1.1, 40)
    dusk_sky([(0, '#1E4A4A'), (0.2, '#123038'), (0.6, '#0A1822')], 20, '#3F6A5A', 0.6, 0.08, 0.25)
    camera(eye, (10, 8, 9), 20)
    expose(0.2)
    return {'noise': 0.3, 'haze': '#2E5A4C', 'haze_amount': 0.3, 'haze_range': (40, 220), 'glow': 0.42, 'threshold': 2.0, 'left': 0.5}
