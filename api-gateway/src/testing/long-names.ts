/** Legal names that every draft of the engine is too heavy for, or that no font of ours draws. */
export const LONG_NAMES: readonly string[] = ['漢字会社'.repeat(15), '漢'.repeat(29), 'א'.repeat(60), 'W'.repeat(60), 'საქართველოს მევენახეთა სახლი', 'ꀀ'.repeat(60)];
