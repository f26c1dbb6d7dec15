import { site } from '../../generated/site.ts';
import type { ClubParts } from '../components/shell/club-parts.ts';
import { renderFirstStep } from '../rewards-club/first-step.tsx';
import { ClubInvitation } from './club-invitation.tsx';
import { ClubOpener } from './club-opener.tsx';
import { JoinClub } from './join-club.tsx';
import { MemberLink } from './member-link.tsx';

/** The rewards club on pages; undefined if no page has its role. */
export const club: ClubParts | undefined =
  site.roles.club === undefined
    ? undefined
    : {
        Opener: ClubOpener,
        JoinButton: JoinClub,
        Invitation: ClubInvitation,
        MemberLink,
        renderFirstStep,
      };
