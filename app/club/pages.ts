import { site } from '../../generated/site.ts';
import type { ClubParts } from '../components/shell/club-parts.ts';
import { BenefitList } from './benefit-list.tsx';
import { benefitsIn } from './benefits.ts';
import { ClubInvitation } from './club-invitation.tsx';
import { renderFirstStep } from './dialog/first-step.tsx';
import { ClubOpener, JoinClub, MemberLink, MenuLink } from './opener.tsx';

/** The club's parts of pages; undefined if no page has the role `club`. */
export const club: ClubParts | undefined =
  site.roles.club === undefined
    ? undefined
    : {
        Opener: ClubOpener,
        MenuLink,
        JoinButton: JoinClub,
        Benefits: ({ locale }) => BenefitList({ benefits: benefitsIn(locale) }),
        Invitation: ClubInvitation,
        MemberLink,
        renderFirstStep,
      };
