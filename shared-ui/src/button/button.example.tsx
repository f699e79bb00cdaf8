import { Icon } from '../icons/index.ts';
import { Row, Stack } from '../layout/index.ts';
import type { CatalogueEntry } from '../testing/catalogue-entry.ts';
import { Button, IconButton, LinkButton } from './index.ts';

export default {
  title: 'Button',
  topic: 'Actions',
  examples: [
    {
      name: 'One filled button per card, quiet ones beside it, marigold for a person',
      render: () => (
        <Row gap={3} wrap>
          <Button>
            <Icon name="search" />
            Buscar vuelos
          </Button>
          <Button variant="quiet">Cambiar</Button>
          <Button variant="call" href="tel:+576010000000">
            <Icon name="phone" />
            601 000 0000
          </Button>
        </Row>
      ),
    },
    {
      name: 'Small',
      render: () => (
        <Row gap={3} wrap>
          <Button size="s">Elegir</Button>
          <Button size="s" variant="quiet">
            <Icon name="filter" size="s" />
            Filtros
          </Button>
          <Button size="s" variant="call" href="tel:+576010000000">
            Llamar
          </Button>
        </Row>
      ),
    },
    {
      name: 'As wide as its place',
      render: () => (
        <Stack gap={3}>
          <Button full>Pagar US$ 268,40</Button>
          <Button full variant="quiet">
            Volver
          </Button>
        </Stack>
      ),
    },
    {
      name: 'Busy, and not possible now',
      render: () => (
        <Row gap={3} wrap>
          <Button busy>Pagando</Button>
          <Button variant="quiet" busy>
            Buscando
          </Button>
          <Button disabled>Pagar</Button>
          <Button variant="quiet" disabled>
            Volver
          </Button>
        </Row>
      ),
    },
    {
      name: 'Icon button',
      render: () => (
        <Row gap={3}>
          <IconButton label="Cerrar">
            <Icon name="close" />
          </IconButton>
          <IconButton label="Intercambiar origen y destino" round>
            <Icon name="swap" />
          </IconButton>
          <IconButton label="Menos adultos" round aria-disabled="true">
            <Icon name="minus" />
          </IconButton>
        </Row>
      ),
    },
    {
      name: 'Link button: an action inside a text or a head',
      render: () => (
        <Row gap={5} wrap>
          <LinkButton>Borrar filtros</LinkButton>
          <LinkButton>
            <Icon name="edit" size="s" />
            Editar
          </LinkButton>
        </Row>
      ),
    },
  ],
} satisfies CatalogueEntry;
