import { bareServer } from '../../testing/bare-server.ts';
import { fileFolder } from '../../testing/file-folder.ts';
import { readSite, siteRoutes } from './index.ts';

const files = fileFolder();
afterAll(files.remove);
const siteOf = (sections: object) => readSite(files.write(JSON.stringify(sections)));

test('GET /configuration answers the client configuration, without the lines of the call centre', async () => {
  const { configuration } = siteOf({ info: { ttaLicenseNo: 'T-1' } });
  const app = bareServer();
  siteRoutes(app, configuration);
  expect((await app.inject('/configuration')).json()).toEqual(configuration);
  expect(configuration).not.toHaveProperty('contacts');
  await app.close();
});

test('nobody is tracked unless the file says so', () => {
  const pixel = { src: 'https://pixel.test/p.js', id: 'p-1' };
  expect(readSite(undefined).configuration.tracking).toEqual({ tagManager: null, pixel: null });
  const { tracking } = siteOf({ tracking: { tagManager: null, pixel } }).configuration;
  expect(tracking.pixel).toEqual(pixel);
});

test('a section takes the place of the default, and the others stay', () => {
  const contacts = [{ countryCode: 'UY', contactNumber: '+598 0000 0000' }];
  const site = siteOf({ contacts, allowedCurrencies: ['USD', 'UYU'] });
  expect(site.contacts).toEqual(contacts);
  expect(site.configuration.allowedCurrencies).toEqual(['USD', 'UYU']);
  expect(site.configuration.workingHours).toEqual({ opens: '08:00', closes: '22:00' });
});

test('maps have real tiles where the environment says so, above what the file says', () => {
  expect(readSite(undefined).configuration).not.toHaveProperty('map');
  const file = files.write(JSON.stringify({ map: { styleUrl: 'https://a.test/style.json' } }));
  expect(readSite(file).configuration.map).toEqual({ styleUrl: 'https://a.test/style.json' });
  const { configuration } = readSite(file, 'https://b.test/style.json');
  expect(configuration.map).toEqual({ styleUrl: 'https://b.test/style.json' });
  expect(configuration.version).not.toBe(readSite(file).configuration.version);
});

test('another content is another version, and the same one the same', () => {
  const versions = [
    readSite(undefined),
    siteOf({ fees: { atol: 2.73, safi: 2.93 } }),
    siteOf({ fees: { atol: 2.73, safi: 3 } }),
    siteOf({ contacts: [] }),
  ].map(({ configuration }) => configuration.version);
  expect(versions[0]).toBe(versions[1]);
  expect(new Set(versions).size).toBe(3);
});

test.each([
  ['{"workingHours":{"opens":"8 AM","closes":"22:00"}}', 'is wrong in workingHours.opens.'],
  [
    '{"contacts":[{"countryCode":"co","contactNumber":"+57 601 000 0000"}]}',
    'is wrong in contacts.0.countryCode.',
  ],
  ['{"version":"7"}', 'is wrong in version.'],
  ['{"fees":{"atol":1,"safi":1,"other":1},"unheardOf":1}', 'is wrong in fees.other, unheardOf.'],
  ['[]', 'is wrong in the whole.'],
  ['nothing', 'is not JSON.'],
])('%s is refused in one sentence', (text, sentence) => {
  const file = files.write(text);
  expect(() => readSite(file)).toThrow(new Error(`The site configuration ${file} ${sentence}`));
});
