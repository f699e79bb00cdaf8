import { stonePine } from '../parts/evergreens.ts';
import { hills } from '../parts/land.ts';
import { clouds, POSTER, sky, sun, wind } from '../parts/light.ts';
import { canopy } from '../parts/plants.ts';
import { type Box, path, times } from '../parts/svg.ts';
import { arches, skyline } from '../parts/town.ts';
import type { Scene } from '../scene.ts';

/** One storey of openings round the drum: narrow at its sides, lower in front. `from`, `to`: share of the half round. */
const storey = (foot: number, high: number, from: number, to: number): Box[] =>
  times(19, (i): number => ((i - 9) / 9) * 1.42)
    .filter((turn) => turn > from && turn < to)
    .map((turn) => {
      const wide = 11.5 * Math.cos(turn) + 1.2;
      return [150 + 116 * Math.sin(turn) - wide / 2, foot + 15 * Math.cos(turn), wide, high];
    });

export const scene: Scene = {
  focus: 248,
  draw: (id) => [
    sky(id, POSTER, ['#DE8A4E', '#F4C084', '#FDECC2']),
    sun(64, 168, 36, '#FFF6D6'),
    clouds(13, { w: 300, y: 84, spread: 90 }, '#FFE7C4', 5, 0.6),
    wind({ w: 300, y: 58, bend: 1.4 }, '#FFF6E2', 0.6),
    hills({ w: 300, h: 330, y: 274, amp: 26, k: 3 }, '#D9B27E'),
    skyline({ x0: -6, x1: 306, base: 330, min: 24, max: 60, seed: 14, step: 20 }, '#D69E66'),
    // The inner ring shows where the outer wall has fallen.
    path('M34 320V236Q90 222 168 226L268 250V322Q236 348 150 348T34 320Z', '#B67A48'),
    path(
      'M34 322V192Q92 166 150 168Q176 168 190 176L196 200 206 204 212 232 224 238 230 262 268 268V322Q236 350 150 350T34 322Z',
      '#EBC083',
    ),
    path('M190 176L196 200 206 204 212 232 224 238 230 262 268 268V322Q244 342 190 348Z', '#C68F56'),
    arches(storey(228, 26, -1.4, 0.5), '#7E4630'),
    arches(storey(266, 27, -1.4, 0.72), '#7E4630'),
    arches(storey(308, 31, -1.4, 1.4), '#6B3729'),
    path(
      'M34 192Q92 166 150 168Q176 168 190 176L191 181Q176 173 150 173Q92 171 34 197ZM34 232Q92 244 150 245Q186 245 214 241L216 245Q186 250 150 250Q92 248 34 237ZM34 271Q92 284 150 285Q216 284 268 272V277Q216 289 150 290Q92 289 34 276Z',
      '#FBDDA6',
    ),
    path(
      times(10, (i) => `M${48 + i * 14} ${Math.round(207 - 12 * Math.sin((i + 2.4) / 4.4))}h5v7h-5z`).join(
        '',
      ),
      '#8E5436',
    ),
    hills({ w: 300, h: 404, y: 346, amp: 8, k: 2 }, '#A7733F'),
    path('M128 344L172 346 214 404H76Z', '#D8A868'),
    path('M146 346l8 0 14 58h-38z', '#EBC083', ' opacity=".6"'),
    canopy({ x0: 176, x1: 320, y: 376, r: 13, seed: 5, foot: 404 }, '#5B5A2E'),
    stonePine(278, 398, 184, '#33512F', '#4F6E38', '#4A2A22'),
    stonePine(20, 404, 116, '#2A4429', '#456134', '#4A2A22'),
    canopy({ x0: -14, x1: 90, y: 394, r: 14, seed: 9, foot: 404 }, '#33512F'),
  ],
};
