import { useTexts } from '@alisio/platform/sdk/i18n';
import { Link } from '@alisio/platform/sdk/router';
import { linkStyles } from '@alisio/shared-ui/button';
import { Heading, Muted } from '@alisio/shared-ui/text';
import styled from '@emotion/styled';
import { Body, Part } from './part-styles.tsx';

const See = styled(Link)(linkStyles);

/** What can be done there besides: optional, and paid apart. @param href of what there is on these days */
export function PlanPart({ href, where }: { href: string; where: string }) {
  const { t } = useTexts('tours');
  return (
    <Part aria-labelledby="package-plan">
      <Body>
        <Heading level={2} size="s" id="package-plan">
          {t('packages.plan.title')}
        </Heading>
        <Muted>{t('packages.plan.text', { where })}</Muted>
        <p>
          <See to={href}>{t('packages.plan.see', { where })}</See>
        </p>
      </Body>
    </Part>
  );
}
