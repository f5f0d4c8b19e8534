import type { JSX } from 'react';
import type { BrandKit, KitPartId, Project } from '@fifteen/contracts';
import { Container } from '@fifteen/web/ui';
import { useRetry } from '../progress/use-retry.ts';
import { KIT_PARTS, type KitPartWords } from '../kit-parts.ts';
import { useOrder } from '../use-order.ts';
import { BusinessCards } from './business-cards.tsx';
import { Film } from './film.tsx';
import { Guidelines } from './guidelines.tsx';
import { KitHeader } from './kit-header.tsx';
import { KitNotices } from './kit-notices.tsx';
import styles from './kit-viewer.module.css';
import { LogoFiles } from './logo-files.tsx';
import { PartSection } from './part-section.tsx';
import { PressPageSection } from '../../press-pages/press-page-section.tsx';
import { PictureRows } from './picture-rows.tsx';
import { SocialHeaders } from './social-headers.tsx';
import type { ShownPart } from './shown-part.ts';

interface KitViewerProps {
  project: Project;
  kit: BrandKit;
  orderId: string;
}

const Pictures = ({ files, about }: ShownPart): JSX.Element => <PictureRows files={files} about={about} />;

const VIEWS: Readonly<Record<KitPartId, (part: ShownPart) => JSX.Element>> = {
  business_cards: BusinessCards,
  website_mockup: Pictures,
  social_headers: SocialHeaders,
  tshirt_mockup: Pictures,
  ad_video: Film,
  logo_files: LogoFiles,
  brand_guidelines: Guidelines,
};

/** Everything that was made: looked at large, and taken home. */
export const KitViewer = ({ project, kit, orderId }: KitViewerProps): JSX.Element => {
  const { data: order } = useOrder(project.id, orderId);
  const retry = useRetry(orderId);
  const section = (part: KitPartWords): JSX.Element => {
    const View = VIEWS[part.id];
    const files = kit[part.id]?.files;
    const about = `${project.project_name}, ${part.name.toLowerCase()}`;
    return (
      <PartSection
        key={part.id}
        part={part}
        made={kit[part.id]}
        state={order?.components[part.id]}
        retrying={retry.busyPart === part.id}
        onRetry={() => retry.again(part.id)}
      >
        {files && <View files={files} about={about} kit={kit} orderId={orderId} state={order?.components[part.id]} />}
      </PartSection>
    );
  };
  return (
    <Container className={styles.page}>
      <KitHeader project={project} kit={kit} order={order} />
      <KitNotices project={project} kit={kit} order={order} problem={retry.problem} />
      {kit.logo_files && <PressPageSection project={project} />}
      {KIT_PARTS.map(section)}
    </Container>
  );
};
