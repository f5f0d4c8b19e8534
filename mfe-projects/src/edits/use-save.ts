import { useRef, useState } from 'react';
import type { Asset, EditOperation } from '@fifteen/contracts';
import { messageOf } from '@fifteen/web/problem';
import { useQueryClient } from '@fifteen/web/query';
import { saveVersion } from './edits-api.ts';

interface Attempt {
  readonly of: string;
  readonly key: string;
}

interface Save {
  readonly isSaving: boolean;
  readonly problem: string | null;
  readonly save: (renamesProject: boolean) => Promise<Asset | undefined>;
}

/** Saves the changes as a version; tried again after a lost answer it is the same version. */
export const useSave = (projectId: string, assetId: string, operations: readonly EditOperation[]): Save => {
  const queries = useQueryClient();
  const [isSaving, setSaving] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const attempt = useRef<Attempt | null>(null);

  const keyFor = (of: string): string => {
    if (attempt.current?.of !== of) attempt.current = { of, key: crypto.randomUUID() };
    return attempt.current.key;
  };

  const save = async (renamesProject: boolean): Promise<Asset | undefined> => {
    if (isSaving) return undefined;
    setSaving(true);
    setProblem(null);
    try {
      const key = keyFor(JSON.stringify([assetId, operations, renamesProject]));
      const version = await saveVersion({ assetId, operations, renamesProject, key });
      await queries.invalidateQueries({ queryKey: ['projects', projectId] });
      await queries.invalidateQueries({ queryKey: ['projects', 'list'] });
      return version;
    } catch (error) {
      setProblem(messageOf(error, 'We couldn’t save this version. Your changes are still here. Please try again.'));
      return undefined;
    } finally {
      setSaving(false);
    }
  };
  return { isSaving, problem, save };
};
