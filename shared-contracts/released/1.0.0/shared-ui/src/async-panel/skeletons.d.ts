import Skeleton from '@mui/material/Skeleton';
export { Skeleton };
export declare function SkeletonCards({ count }: {
    readonly count: number;
}): import("react").JSX.Element;
