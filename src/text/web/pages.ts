import type { Lang } from '../format.ts';
import { en as accountEn } from './account/en.ts';
import { es as accountEs } from './account/es.ts';
import { pt as accountPt } from './account/pt.ts';
import { en as annotationsEn } from './annotations/en.ts';
import { es as annotationsEs } from './annotations/es.ts';
import { pt as annotationsPt } from './annotations/pt.ts';
import { en as apiEn } from './api/en.ts';
import { es as apiEs } from './api/es.ts';
import { pt as apiPt } from './api/pt.ts';
import { en } from './en.ts';
import { en as engagementEn } from './engagement/en.ts';
import { es as engagementEs } from './engagement/es.ts';
import { pt as engagementPt } from './engagement/pt.ts';
import { es } from './es.ts';
import { en as guidedEn } from './guide/en.ts';
import { es as guidedEs } from './guide/es.ts';
import { pt as guidedPt } from './guide/pt.ts';
import { en as formationsEn } from './holland-44/en.ts';
import { es as formationsEs } from './holland-44/es.ts';
import { pt as formationsPt } from './holland-44/pt.ts';
import { en as movingEn } from './moving/en.ts';
import { es as movingEs } from './moving/es.ts';
import { pt as movingPt } from './moving/pt.ts';
import { en as onlineEn } from './online/en.ts';
import { es as onlineEs } from './online/es.ts';
import { pt as onlinePt } from './online/pt.ts';
import { en as ownerEn } from './owner/en.ts';
import { es as ownerEs } from './owner/es.ts';
import { pt as ownerPt } from './owner/pt.ts';
import { pt } from './pt.ts';
import { en as ratingsEn } from './ratings/en.ts';
import { es as ratingsEs } from './ratings/es.ts';
import { pt as ratingsPt } from './ratings/pt.ts';
import { en as reviewEn } from './review/en.ts';
import { es as reviewEs } from './review/es.ts';
import { pt as reviewPt } from './review/pt.ts';
import { en as victoryEn } from './victory/en.ts';
import { es as victoryEs } from './victory/es.ts';
import { pt as victoryPt } from './victory/pt.ts';

/** What every page but the lobby says, in each language. */
export const PAGE_TEXTS: Readonly<Record<Lang, Readonly<Record<string, string>>>> = {
  en: {
    ...en,
    ...engagementEn,
    ...formationsEn,
    ...guidedEn,
    ...movingEn,
    ...annotationsEn,
    ...onlineEn,
    ...accountEn,
    ...apiEn,
    ...ratingsEn,
    ...ownerEn,
    ...reviewEn,
    ...victoryEn,
  },
  pt: {
    ...pt,
    ...engagementPt,
    ...formationsPt,
    ...guidedPt,
    ...movingPt,
    ...annotationsPt,
    ...onlinePt,
    ...accountPt,
    ...apiPt,
    ...ratingsPt,
    ...ownerPt,
    ...reviewPt,
    ...victoryPt,
  },
  es: {
    ...es,
    ...engagementEs,
    ...formationsEs,
    ...guidedEs,
    ...movingEs,
    ...annotationsEs,
    ...onlineEs,
    ...accountEs,
    ...apiEs,
    ...ratingsEs,
    ...ownerEs,
    ...reviewEs,
    ...victoryEs,
  },
};
