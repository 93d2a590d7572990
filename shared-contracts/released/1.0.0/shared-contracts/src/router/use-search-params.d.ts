import { useSearchParams as useShownParams } from 'react-router-dom';
export declare const useSearchParams: typeof useShownParams;
