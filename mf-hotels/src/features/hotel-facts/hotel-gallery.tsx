import { useTexts } from '@alisio/platform/sdk/i18n';
import type { HotelDetail, HotelPicture } from '@alisio/shared-contracts/hotels';
import { Gallery } from '@alisio/shared-ui/gallery';
import { stayDrawing } from '@alisio/shared-ui/stay';

/** Photos of its supplier, or the drawings of its house and rooms. */
export function HotelGallery({ hotelInfo, hotelImageInfo }: HotelDetail) {
  const { t } = useTexts('hotels');
  const { images } = hotelImageInfo;
  const altOf = (picture: HotelPicture): string => {
    if ('url' in picture) return picture.alt;
    const key = `hotel.view.${picture.draws}`;
    const words = t(key);
    // What a newer supplier has drawn is the hotel all the same.
    return words === key ? hotelInfo.hotelName : words;
  };
  const pictures = images.map((picture, at) => ({
    id: `${at}`,
    alt: altOf(picture),
    photo: { src: 'url' in picture ? picture.url : stayDrawing(picture.draws, picture.light, picture.seed) },
  }));
  return (
    <Gallery
      pictures={pictures}
      labels={{
        title: t('hotel.gallery.title', { hotel: hotelInfo.hotelName }),
        all: t('hotel.gallery.all', { count: pictures.length }),
        close: t('hotel.gallery.close'),
        previous: t('hotel.gallery.previous'),
        next: t('hotel.gallery.next'),
        counter: (position, count) => t('hotel.gallery.counter', { position, count }),
      }}
    />
  );
}
