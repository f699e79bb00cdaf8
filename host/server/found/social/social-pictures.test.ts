import type { CardMaker } from './card-maker.ts';
import { cardMaker } from './card-maker.ts';
import { cardSvg, nearCardSvg } from './card-svg.ts';
import { socialPictures } from './social-pictures.ts';

/** Draws when it is told to. */
function slowMaker(): CardMaker & { asked: string[]; finish: () => void } {
  const waiting: (() => void)[] = [];
  const asked: string[] = [];
  return {
    asked,
    draw: (svg) =>
      new Promise((resolve) => {
        asked.push(svg);
        waiting.push(() => resolve(Buffer.from(svg)));
      }),
    finish: () => {
      for (const done of waiting.splice(0)) done();
    },
    stop: async () => undefined,
  };
}

test('a poster has one address, by its name or its code, and two posters have two', () => {
  const { pathOf } = socialPictures(slowMaker());
  expect(pathOf('lima')).toMatch(/^\/social\/[0-9a-f]{24}\.png$/);
  expect(pathOf('LIM')).toBe(pathOf('lima'));
  expect(pathOf('cartagena')).not.toBe(pathOf('lima'));
});

test('who asks for the same at once has it drawn once, and then it is kept', async () => {
  const maker = slowMaker();
  const { pathOf, picture } = socialPictures(maker);
  const path = pathOf('lima') ?? '';
  const [one, other] = [picture(path), picture(path)];
  maker.finish();
  expect(await one).toEqual(await other);
  expect(await picture(path)).toEqual(await one);
  expect(maker.asked).toHaveLength(1);
});

test('what no page has is not drawn, however its address is made up', async () => {
  const maker = slowMaker();
  const { pathOf, learn, picture } = socialPictures(maker);
  for (const poster of ['XYZ', 'constructor', '../lima', '']) expect(pathOf(poster)).toBeUndefined();
  // The address that it would have, were it a page's.
  const elsewhere = socialPictures(slowMaker());
  elsewhere.learn(['XYZ']);
  const made = elsewhere.pathOf('XYZ') ?? '';
  for (const path of [made, '/social/', '/social/lima.png', `${pathOf('lima')}?a`]) {
    expect(await picture(path)).toBeUndefined();
  }
  expect(maker.asked).toEqual([]);
  learn(['XYZ']);
  expect(pathOf('XYZ')).toBe(made);
});

test('an address from before a start is known after it', async () => {
  const path = socialPictures(slowMaker()).pathOf('cartagena') ?? '';
  const maker = slowMaker();
  const drawn = socialPictures(maker).picture(path);
  maker.finish();
  expect(String(await drawn)).toBe(cardSvg('cartagena'));
});

test('more than so many at once are asked to come again', async () => {
  const maker = slowMaker();
  const { pathOf, picture } = socialPictures(maker);
  const places = ['lima', 'bogota', 'cali', 'quito', 'madrid', 'paris', 'roma', 'miami', 'londres'];
  const all = places.map((place) => picture(pathOf(place) ?? ''));
  maker.finish();
  expect((await Promise.all(all)).filter((png) => png === 'busy')).toHaveLength(1);
});

test('a poster that cannot be drawn with what goes on beside it is drawn from nearer', async () => {
  const maker: CardMaker = {
    draw: async (svg) => {
      if (svg === cardSvg('lima')) throw new Error('unreachable');
      return Buffer.from(svg);
    },
    stop: async () => undefined,
  };
  const { pathOf, picture } = socialPictures(maker);
  expect(String(await picture(pathOf('lima') ?? ''))).toBe(nearCardSvg('lima'));
});

test('a picture that failed is tried again by who asks next', async () => {
  let fails = true;
  const maker: CardMaker = {
    draw: async (svg) => {
      if (fails) throw new Error('no');
      return Buffer.from(svg);
    },
    stop: async () => undefined,
  };
  const { pathOf, picture } = socialPictures(maker);
  const path = pathOf('lima') ?? '';
  await expect(picture(path)).rejects.toThrow('no');
  fails = false;
  expect(await picture(path)).toBeInstanceOf(Buffer);
});

test('a thread draws a PNG of 1200 by 630, and says what it could not', async () => {
  const maker = cardMaker();
  const png = await maker.draw(cardSvg('cartagena'));
  expect(png.subarray(1, 4).toString()).toBe('PNG');
  expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([1200, 630]);
  expect(png.byteLength).toBeGreaterThan(20_000);
  await expect(maker.draw('<svg')).rejects.toThrow();
  await maker.stop();
});
