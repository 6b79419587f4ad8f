import { useCallback, useEffect, useRef, useState } from 'react';
import { API_BASE_URL } from '@/lib/site/pricing/base-url';
import { loadCategories } from '@/lib/site/pricing/client';
import type { AudienceCategory } from '@/lib/site/pricing/contract';

type CategoriesState = { status: 'loading' | 'failed' } | { status: 'ready'; categories: AudienceCategory[] };

/** Loads the product API's categories on mount; `reload` asks once more. */
export function useCategories() {
  const [state, setState] = useState<CategoriesState>({ status: 'loading' });
  const asker = useRef<AbortController>(undefined);

  const reload = useCallback(() => {
    asker.current?.abort();
    const call = new AbortController();
    asker.current = call;
    setState({ status: 'loading' });
    loadCategories(API_BASE_URL, call.signal).then(
      (categories) => setState({ status: 'ready', categories }),
      (error: unknown) => {
        if (call.signal.aborted) return;
        console.error('Failed to load categories:', error);
        setState({ status: 'failed' });
      },
    );
  }, []);

  useEffect(() => {
    reload();
    return () => asker.current?.abort();
  }, [reload]);

  return { state, reload };
}
