import type { Deed, Office } from '../../../seat/conduct.ts';
import { askAccount, type Answered, type Failure } from '../../online/account.ts';

/** About whom something is done: by a report, or by the name of an account. */
export type Whom = { report: string } | { name: string };

/** What whoever runs the site sees of it, and does. */
export class SiteOffice {
  /** Undefined until the server has answered. */
  shown = $state.raw<Office>();
  failure = $state.raw<Failure>();

  async load(): Promise<void> {
    const answer = await askAccount<Office>('/owner');
    this.failure = answer.ok ? undefined : answer.error;
    this.shown = answer.ok ? answer.value : undefined;
  }

  /** Does something, and shows how things stand then. */
  async does(deed: Deed, whom: Whom, days?: number): Promise<Answered<object>> {
    const answer = await askAccount<object>('/owner', { deed, ...whom, ...(days === undefined ? {} : { days }) });
    if (answer.ok || answer.error.code === 'report-gone') await this.load();
    return answer;
  }
}
