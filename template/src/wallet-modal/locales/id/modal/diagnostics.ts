import type { TextsById } from '../../language'

export const diagnostics: TextsById['diagnostics'] = {
  title: 'Simpan laporan',
  text: 'Laporan ini memberi tahu pembuat aplikasi ini apa yang terjadi di sini dalam beberapa menit terakhir.',
  privacy:
    'Laporan tidak berisi alamat, nama, jumlah, atau pesan. Tidak ada yang dikirim: Anda menyimpan file dan menentukan siapa yang menerimanya.',
  since: 'Dicatat sejak',
  steps: 'Langkah',
  requests: 'Permintaan',
  browser: 'Browser',
  content: 'Tampilkan seluruh laporan',
  save: 'Simpan file',
  saved: 'Laporan disimpan',
}
