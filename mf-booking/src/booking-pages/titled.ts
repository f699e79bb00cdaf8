import type { PageModule } from '@alisio/platform/sdk/remote';
import type { ProductWithPages } from '@alisio/shared-contracts/routes';

/** A page that several products have, each at an address of its own (§2): the same one, titled after its product. */
export const titled =
  (load: () => Promise<PageModule>, product: ProductWithPages) => async (): Promise<PageModule> => {
    const page = await load();
    return {
      ...page,
      meta: (context) => {
        const said = page.meta?.(context) ?? { title: '', description: '' };
        return { ...said, title: context.t(`ofProduct.${product}`, { title: said.title }) };
      },
    };
  };
