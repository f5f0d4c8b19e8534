import type { ServiceState } from '@fifteen/contracts';
import type { Generated } from 'kysely';

export interface StatusSamplesTable {
  service: string;
  minute: Date;
  state: ServiceState;
  /** Null where nothing answered, or nothing is timed. */
  milliseconds: number | null;
}

/** Minutes of a day by what was measured in them. */
export interface StatusDaysTable {
  service: string;
  day: string;
  first_at: Date;
  operational: number;
  degraded: number;
  outage: number;
}

/** What only the worker can measure: its latest look. */
export interface StatusBeatsTable {
  service: string;
  at: Date;
  answered: boolean;
  milliseconds: number | null;
}

export interface IncidentsTable {
  id: Generated<number>;
  title: string;
  severity: 'minor' | 'major' | 'maintenance';
  opened_at: Date;
  resolved_at: Date | null;
}

export interface IncidentUpdatesTable {
  id: Generated<number>;
  incident_id: number;
  at: Date;
  text: string;
}

export interface PlannedMaintenanceTable {
  id: Generated<number>;
  starts_at: Date;
  ends_at: Date;
  title: string;
  impact: string;
  created_at: Date;
  cancelled_at: Date | null;
}

export interface StatusSubscribersTable {
  id: Generated<string>;
  email: string;
  email_key: string;
  asked_at: Date;
  confirmed_at: Date | null;
}
