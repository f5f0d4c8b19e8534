import type { Generated } from 'kysely';

export interface MaintenanceModeTable {
  sole: Generated<boolean>;
  since: Date;
  resumes_at: Date;
  message: string | null;
}
