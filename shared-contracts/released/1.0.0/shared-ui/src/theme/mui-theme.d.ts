import { type Theme } from '@mui/material/styles';
import { type ThemeName } from './tokens.ts';
export declare function muiTheme(name: ThemeName): Theme;
