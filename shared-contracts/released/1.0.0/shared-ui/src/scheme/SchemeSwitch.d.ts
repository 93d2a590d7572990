export declare function SchemeSwitch(): import("react").JSX.Element;
